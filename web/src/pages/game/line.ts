/** What a player sends besides moving a piece: acts, typed moves, and questions of the command line. */
import { live } from '../../parts/live.svelte';
import type { ActFrame } from '../../protocol/protocol';
import { t } from '../../words/words.svelte';
import { type Asked, type Command, answerTo, commandOf } from './blind';
import type { Refusal } from './conduct.svelte';
import type { Table } from './table.svelte';
import { moveTyped, numbered } from './writing';

export class Line {
  constructor(
    private readonly table: Table,
    /** Asks for confirmation before resigning. */
    private readonly onresign: () => void,
  ) {}

  /** Sends an act; a refusal is shown and spoken. */
  async tell(act: ActFrame): Promise<void> {
    const answer = await this.table.act(act);
    const refusal: Refusal | null = 'refused' in answer ? answer.refused : null;
    this.table.conduct.refusal = refusal;
    live.tell(refusal?.words ?? refusal?.why ?? '');
  }

  /** Offers a draw: at once where the clock is pressed by hand or stopped, else with the next move; a second call cancels that. */
  offer(): void {
    const { conduct, hasPad, phase } = this.table;
    if (hasPad || phase === 'adjourned') {
      void this.tell({ act: 'offer_draw' });
      return;
    }
    conduct.isOffering = !conduct.isOffering;
    live.say(t(conduct.isOffering ? 'slip-offer-next' : 'offer-next-dropped'));
  }

  /** Answers a question. */
  answer(command: Command): void {
    live.answer(answerTo(command, this.#asked()));
  }

  /** Handles an entered line: a command, or a move. */
  async enter(text: string): Promise<void> {
    // In the line its shortcut key types a slash, which is removed.
    const entered = text.replace(/^\//, '');
    const command = commandOf(entered);
    if (command && 'ask' in command) {
      this.answer(command);
    } else if (command) {
      this.#do(command.do);
    } else {
      await this.#move(entered);
    }
  }

  #do(what: 'draw' | 'resign' | 'press' | 'accept' | 'decline'): void {
    switch (what) {
      case 'resign':
        return this.onresign();
      case 'press':
        return void this.table.conduct.press();
      case 'draw':
        return this.offer();
      default:
        return void this.tell({ act: `${what}_draw` });
    }
  }

  async #move(text: string): Promise<void> {
    if (this.table.canPlan) {
      this.table.plan.write(moveTyped(text));
      live.say(`${t('ahead-slip')}: ${this.table.plan.label}`);
      return;
    }
    const answer = await this.table.conduct.type(moveTyped(text));
    if ('error' in answer) {
      const why = t('line-not-read', { text });
      this.table.conduct.refusal = { article: null, why };
      live.tell(why);
    } else if ('refused' in answer) {
      const refusal: Refusal = answer.refused;
      live.tell(refusal.words ?? refusal.why ?? '');
    }
  }

  #asked(): Asked {
    const { table } = this;
    const last = table.history.at(-1);
    return {
      position: table.shown,
      names: { white: table.nameOf('white'), black: table.nameOf('black') },
      left: { white: table.clocks.left('white'), black: table.clocks.left('black') },
      mine: table.mine,
      last: last ? `${table.nameOf(last.by)}: ${numbered(last, table.history.length - 1, table.before)}` : '',
      duty: this.#duty(),
      targets: this.#targets(),
      say: t,
    };
  }

  #duty(): string {
    const obliged = this.table.stands?.obliged;
    return obliged && obliged.duty !== 'none'
      ? `${t(`board-mark-must-${obliged.duty}`)}: ${obliged.squares.join(', ')}`
      : '';
  }

  #targets(): string {
    const { conduct, stands } = this.table;
    const all = Object.entries(stands?.destinations ?? {});
    const shown = conduct.held ? all.filter(([from]) => from === conduct.held) : all;
    return shown.map(([from, to]) => `${from}: ${to.join(' ')}`).join('; ');
  }
}
