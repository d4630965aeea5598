/** Answers between two looks at what else waits. */
const TURN = 64;

/**
 * Does small things in turns. Node takes one new connection each time it looks around, and it looks around only when it
 * has answered everyone who asked: in a crowd of a thousand that ask again and again, the last waited ten seconds to be
 * let in. A task must not throw.
 */
export function takeTurns(): (task: () => void) => void {
  const waiting: (() => void)[] = [];
  const work = () => {
    for (const task of waiting.splice(0, TURN)) task();
    if (waiting.length > 0) setImmediate(work);
  };
  return (task) => {
    if (waiting.push(task) === 1) setImmediate(work);
  };
}
