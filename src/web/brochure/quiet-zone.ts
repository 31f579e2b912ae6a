/** How wide the light margin around a QR code must be, in its modules, for a reader to find it. */
export const QUIET_ZONE = 4;
