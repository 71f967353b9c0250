import { z } from 'zod'

/** One video of an activity for one participant (VID-01, VID-02). */
export const videoViewSchema = z.object({
  action_id: z.number(),
  video_id: z.number(),
  /** Stays, once eighty per cent were seen. */
  viewed_once: z.boolean(),
  /** The tick, which can be taken off and put back. */
  has_viewed: z.boolean(),
  /** Seconds of it the platform believes were seen; only grows. */
  watched_seconds: z.number(),
})

export type VideoView = z.output<typeof videoViewSchema>
