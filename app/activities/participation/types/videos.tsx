import type { ActionDetail } from '#contract/activities/participation/schemas.ts'
import { videos as videosType } from '#contract/activity-types/videos.ts'
import { Stack } from '../../../ui/layout.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { TakePartButton } from '../page/take-part-button.tsx'
import { texts } from '../texts.ts'
import { Playlist } from '../videos/playlist.tsx'
import type { BodyProps, PortalActivityType } from './portal-activity-type.ts'

/** Shows the progress; its button comes when all was seen and the participation is still to come (ACT-18). */
function VideosBody({ action, isSending }: BodyProps) {
  const { action_videos } = action
  const seen = action_videos.length - leftToSee(action)
  const total = action_videos.length
  return (
    <Stack gap={12}>
      <Progress
        value={seen}
        max={total}
        label={texts.videos.progress}
        detail={texts.videos.of(seen, total)}
      />
      {seen === total && action.userActions < participationsOf(action) ? (
        <TakePartButton label={action.click_me_label} isSending={isSending} />
      ) : null}
    </Stack>
  )
}

const leftToSee = ({ action_videos, user_videos }: Pick<ActionDetail, 'action_videos' | 'user_videos'>) =>
  action_videos.filter(
    ({ video_id }) => !user_videos.some((view) => view.video_id === video_id && view.viewed_once),
  ).length

/** Counts the participations of a playlist: one for each hosted video, and one more where there are others. */
function participationsOf({ action_videos }: ActionDetail): number {
  const hosted = action_videos.filter(({ video }) => video.custom).length
  return hosted + Number(hosted < action_videos.length)
}

/** Type 18: a playlist (VID-01..07). */
export const videos: PortalActivityType = {
  contract: videosType,
  Body: VideosBody,
  isForm: true,
  asksAgain: true,
  isUnderWay: (action) => leftToSee(action) > 0,
  Content: ({ action }) => <Playlist action={action} />,
  leads: true,
}
