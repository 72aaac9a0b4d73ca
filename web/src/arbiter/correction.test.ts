import { describe, expect, it } from 'vitest';
import type { WireEntry } from '../protocol/protocol';
import { correctionOf } from './correction';

const entry = (act: object, rulings: object[] = []) => ({ seq: 1, at: 0, by: 'arbiter', act, rulings }) as WireEntry;
const shown = { white: 120_000, black: 60_000 };
const corrected = (act: object, rulings?: object[]) => correctionOf(entry(act, rulings), shown, 'slip');

describe('an own slip', () => {
  it('is put right by the opposite', () => {
    expect(corrected({ act: 'stop_clocks' })?.power).toBe('resume');
    expect(corrected({ act: 'resume' })?.power).toBe('stop');
  });

  it('of time is put right by setting the clock, since taking it would be a penalty', () => {
    const found = corrected({ act: 'add_time', player: 'white', ms: 90_000 }, [
      { ruling: 'time_added', to: 'white', ms: 90_000 },
    ]);
    expect(found?.power).toBe('set');
    expect(found?.filled).toMatchObject({ white: '0:30', black: '', why: 'slip' });
    const back = corrected({ act: 'penalise' }, [{ ruling: 'time_deducted', from: 'black', ms: 60_000 }]);
    expect(back?.filled).toMatchObject({ white: '', black: '2:00' });
  });

  it('that ended the game is put right by another result', () => {
    expect(corrected({ act: 'penalise', penalty: 'loss' }, [{ ruling: 'game_over' }])?.power).toBe('declare');
    expect(corrected({ act: 'declare', result: '1-0' })?.power).toBe('declare');
  });

  it('that changed nothing needs no correction', () => {
    expect(corrected({ act: 'warn', player: 'white' })).toBeNull();
    expect(corrected({ act: 'penalise', penalty: 'fine' })).toBeNull();
  });
});
