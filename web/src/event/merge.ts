// Two people change the same form: what each of them has changed is kept, and what both have changed is asked about.

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Tells whether two values of a form say the same; the order of fields does not count. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  }
  if (!isFields(one) || !isFields(other)) return one === other;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => isSame(one[name], other[name]));
}

const hasFieldsOf = (one: Fields, other: Fields) => isSame(Object.keys(one).sort(), Object.keys(other).sort());

/**
 * Takes the changes of a form over to what the server knows now. `first` is what the form was made from, `draft` what it says.
 * Returns the form to save, and the fields that somebody else has changed to something else; there the draft counts.
 */
export function merge<Form extends object>(first: Form, draft: Form, now: Form): { form: Form; conflicts: string[] } {
  const conflicts: string[] = [];
  const one = (path: string, was: unknown, wanted: unknown, is: unknown): unknown => {
    if (isSame(wanted, was) || isSame(wanted, is)) return is;
    if (isSame(is, was)) return wanted;
    const canMerge = isFields(was) && isFields(wanted) && isFields(is);
    // A choice with other fields is another choice: only what is of one kind is merged field by field.
    if (canMerge && (path === '' || (hasFieldsOf(was, wanted) && hasFieldsOf(was, is)))) {
      const names = new Set([...Object.keys(was), ...Object.keys(wanted), ...Object.keys(is)]);
      const merged = [...names].map(
        (name) => [name, one(path === '' ? name : `${path}.${name}`, was[name], wanted[name], is[name])] as const,
      );
      return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
    }
    conflicts.push(path);
    return wanted;
  };
  return { form: one('', first, draft, now) as Form, conflicts };
}
