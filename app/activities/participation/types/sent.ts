/** The form that takes part, as it was sent. `key`: sent twice is once. */
export type Sent = { activityId: number; formData: FormData; key: string | undefined }
