/** The form that takes part, as it was sent. `key`: sent twice is once; `multiplier`: reais that a point of the station is worth. */
export type Sent = { activityId: number; formData: FormData; key: string | undefined; multiplier: number }
