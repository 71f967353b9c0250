/** Most letters of what somebody adds to a report. Without zod: pages count, too. */
export const reportDetailsLength = 200
