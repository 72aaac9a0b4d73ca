/** What a page does to call somebody back: notifications, sounds and vibration, recorded before the page is opened. */
import type { Person } from './people';

export interface Notices {
  /** The texts of the notifications. */
  told: string[];
  /** The pitches of the tones that were played. */
  pitches: number[];
  /** How often the device was to vibrate. */
  shakes: number;
}

/** Records the notices of a page, as if its window were in the background. */
export async function noticesOf({ page }: Person): Promise<() => Promise<Notices>> {
  await page.addInitScript(() => {
    const notices = { told: [] as string[], pitches: [] as number[], shakes: 0 };
    Object.assign(globalThis, { notices });
    class FakeNotification {
      static permission = 'granted';
      constructor(_: string, { body }: { body: string }) {
        notices.told.push(body);
      }
      close(): void {}
    }
    Object.assign(globalThis, { Notification: FakeNotification });
    Object.defineProperty(document, 'hidden', { get: () => true });
    const create = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
      const made = create.call(this);
      const set = made.frequency.setValueAtTime.bind(made.frequency);
      made.frequency.setValueAtTime = (pitch, at) => {
        notices.pitches.push(pitch);
        return set(pitch, at);
      };
      return made;
    };
    navigator.vibrate = () => {
      notices.shakes += 1;
      return true;
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { notices: Notices }).notices);
}
