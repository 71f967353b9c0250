import { getAction } from '#contract/activities/participation/endpoints.ts'
import type { ActionDetail, Participation } from '#contract/activities/participation/schemas.ts'
import { takePartInHostedVideo, takePartInPlaylist } from '#contract/activities/videos/endpoints.ts'
import type { ApiClient } from '#contract/client.ts'
import { ApiProblem } from '#contract/client.ts'
import { playlistOf } from './playlist.ts'

/**
 * Takes part if seeing the video completed something: a hosted video by itself, a playlist with the last of its videos
 * (VID-05, VID-06). What was seen before completes nothing again. The API decides; its refusal (limit, window) leaves
 * the video seen and the page to say why. Answers the participation's number or null.
 */
export async function participationOf(
  api: ApiClient,
  before: ActionDetail,
  after: ActionDetail,
  videoId: number,
): Promise<number | null> {
  const wasSeen = playlistOf(before).some((one) => one.video_id === videoId && one.isSeen)
  const due = wasSeen ? null : callDue(after, videoId)
  if (!due) return null
  try {
    return (await api.call(due, { body: { action_id: after.id } })).id
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status < 500) return null
    throw problem
  }
}

/** Takes part once it is open, where everything was seen before. The API refuses it otherwise. */
export async function takePartInSeenVideos(api: ApiClient, activityId: number): Promise<Participation> {
  const action = await api.call(getAction, { params: { id: activityId } })
  return api.call(callDue(action, null) ?? takePartInPlaylist, { body: { action_id: activityId } })
}

/** Gives the call that a video just seen makes due, or with no video the one the whole list does. */
function callDue(action: ActionDetail, videoId: number | null) {
  const entries = playlistOf(action)
  const isHosted = entries.some((one) => one.video_id === videoId && one.video.custom)
  if (isHosted) return takePartInHostedVideo
  if (!entries.every(({ isSeen }) => isSeen)) return null
  return entries.some(({ video }) => !video.custom) ? takePartInPlaylist : takePartInHostedVideo
}
