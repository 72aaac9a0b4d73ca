import { beforeAll, describe, expect, it } from 'vitest';
import { HallProblem } from '../hall/api';
import { EVENT_REFUSALS, type RefusalFrame } from '../protocol/event';
import { CODES } from '../words/languages';
import { language, open, speak } from '../words/words.svelte';
import { refusalText, wrongText } from './refused';

const name = (player: number) => (player === 3 ? 'Helen Ashby' : `Player ${player}`);

describe('why an act cannot be done', () => {
  beforeAll(async () => {
    await open('event');
    await speak('en');
  });

  it('is said with names, boards and rounds', () => {
    expect(refusalText({ code: 'games_open', round: 3, boards: [4, 11] }, name)).toBe(
      'Results of round 3 are missing (boards: 4, 11).',
    );
    expect(refusalText({ code: 'withdrawn', player: 3 }, name)).toBe('Helen Ashby has withdrawn.');
    expect(refusalText({ code: 'wrong_players', missing: [3], twice: [], strangers: [] }, name)).toContain(
      'missing: Helen Ashby; twice: –',
    );
    const broken = [{ absolute: { criterion: 'C1', players: [3, 4] } }];
    expect(refusalText({ code: 'absolute_broken', broken }, name)).toContain('C1 (Helen Ashby, Player 4)');
    const flaws = [{ code: 'no_name', problem: 'x' }];
    expect(refusalText({ code: 'settings', flaws }, name)).toContain('the event has no name');
  });

  it('is said in every language, whatever it is', async () => {
    for (const code of CODES) {
      await speak(code);
      expect(EVENT_REFUSALS.filter((refusal) => !language().has(`event-refused-${refusal}`))).toEqual([]);
    }
    await speak('en');
  });

  it('is taken from a problem of the server; anything else is thrown', () => {
    const refusal: RefusalFrame = { code: 'no_draft' };
    const problem = new HallProblem('act_refused', 409, 'no draft', null, refusal);
    expect(wrongText(problem, name)).toBe('There is no draft; pair the next round first.');
    expect(() => wrongText(new Error('x'), name)).toThrow('x');
  });
});
