import type { ActionDetail, ActionVideo } from '#contract/activities/participation/schemas.ts'

export type PlaylistEntry = ActionVideo & {
  isLocked: boolean
  /** Seen at least once. */
  isSeen: boolean
  /** The tick, which can be taken off. */
  isTicked: boolean
  watchedSeconds: number
}

/** Gives an activity's videos as the member stands with them; a required one not yet seen locks those after it (VID-04). Pure. */
export function playlistOf({
  action_videos,
  user_videos,
}: Pick<ActionDetail, 'action_videos' | 'user_videos'>): PlaylistEntry[] {
  let isLocked = false
  return action_videos.map((video) => {
    const view = user_videos.find(({ video_id }) => video_id === video.video_id)
    const entry = {
      ...video,
      isLocked,
      isSeen: view?.viewed_once ?? false,
      isTicked: view?.has_viewed ?? false,
      watchedSeconds: view?.watched_seconds ?? 0,
    }
    isLocked ||= video.required && !entry.isSeen
    return entry
  })
}

/** Gives the next video of the list that may be played, or null (VID-03). Pure. */
export function nextOf(entries: PlaylistEntry[], videoId: number): PlaylistEntry | null {
  const next = entries[entries.findIndex(({ video_id }) => video_id === videoId) + 1]
  return next && !next.isLocked ? next : null
}
