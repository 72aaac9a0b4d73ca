// The names of roles.

import type { RoleFrame } from '../protocol/event';
import { t } from '../words/words.svelte';
import { kindOf } from './links';

/** Names a role. */
export function roleText(role: RoleFrame): string {
  if (typeof role !== 'string' && 'sector_arbiter' in role) return t('event-role-sector', role.sector_arbiter);
  return t(`event-role-${kindOf(role)}`);
}

/** Names several roles. */
export const rolesText = (roles: readonly RoleFrame[]): string => roles.map(roleText).join(', ');
