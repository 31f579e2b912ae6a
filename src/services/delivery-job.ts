import { receiverOf } from '#domain/lead/receiver-of.ts';
import type { NewDelivery } from '#store/site-leads.ts';

/** The job that makes a delivery, as the queue stores it. */
export interface DeliveryJob {
  delivery_id: string;
  receiver: string;
}

export function deliveryJob(delivery: Pick<NewDelivery, 'id' | 'channel' | 'target'>): DeliveryJob {
  return { delivery_id: delivery.id, receiver: receiverOf(delivery) };
}

/** The delivery that a job is about; undefined for a job of another kind. */
export function deliveryOfJob(payload: unknown): string | undefined {
  // only this platform puts payloads into its queue
  return (payload as Partial<DeliveryJob>).delivery_id;
}
