import { deskWords } from '../../content/desk.ts';
import type { DeliveryState } from '../../domain/desk/lead-views.ts';

/** A delivery's state in words; `isCollected` when one email or notification tells of several leads. */
export function deliveryName(state: DeliveryState, isCollected = false): string {
  const together: Partial<Record<DeliveryState, string>> = isCollected ? deskWords.collected : {};
  return together[state] ?? deskWords.deliveries[state];
}
