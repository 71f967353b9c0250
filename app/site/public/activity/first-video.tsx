import type { PublicActionDetail } from '#contract/site/public/schemas.ts'
import { VideoFrame } from '../video/video-frame.tsx'

/** Shows the first video above the description (ACT-S04). */
export function FirstVideo({ activity }: { activity: PublicActionDetail }) {
  const [first] = activity.action_videos
  return first ? <VideoFrame address={first.video.url} name={first.name} poster={activity.image} /> : null
}
