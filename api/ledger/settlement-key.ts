/** Capture and release share one key, so that a hold is settled once, whichever comes first. */
export const settlementKey = (holdId: number) => `hold:${holdId}:settled`
