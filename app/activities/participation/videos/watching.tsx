import { useNavigate, useSubmit } from '@remix-run/react'
import { useEffect } from 'react'
import { PageOwner } from '../../../forms/form.tsx'
import { pageOwnerField, usePageOwner } from '../../../session/page-owner.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { texts } from '../texts.ts'
import { Player } from './player.tsx'
import { playerKind } from './player-kind.ts'
import * as css from './playlist.css.ts'
import { nextOf, type PlaylistEntry } from './playlist.ts'
import { useWatching } from './use-watching.ts'

type WatchingProps = { activityId: number; entries: PlaylistEntry[]; entry: PlaylistEntry }

/**
 * Shows the video that plays. At its end the next one begins (VID-03), after the last what taking part came to is
 * shown. Who cannot be followed, without scripts or on another site, says so with a button (GAP-62).
 */
export function Watching({ activityId, entries, entry }: WatchingProps) {
  const { onTime, onEnded, finished, participationId } = useWatching(activityId, entry)
  const next = nextOf(entries, entry.video_id)
  useNextVideo({ activityId, finished, nextId: next?.video_id ?? null, participationId })
  const hydrated = useHydrated()
  const isFollowed = hydrated && playerKind(entry.video.url) !== 'elsewhere'
  return (
    <section className={css.watching} aria-label={texts.video(entry.name)}>
      <Player video={entry} startAt={entry.watchedSeconds} onTime={onTime} onEnded={onEnded} />
      <div className={css.below}>
        <div>
          <h2 className={css.playing}>{entry.name}</h2>
          {entry.description ? <p className={css.note}>{entry.description}</p> : null}
        </div>
        {entry.isSeen || isFollowed ? null : <SeenForm activityId={activityId} videoId={entry.video_id} />}
      </div>
      {participationId ? (
        <Alert tone="success" live>
          {texts.videos.done}{' '}
          <TextLink
            href={`/homepage/atividades/${activityId}?participacao=${participationId}`}
            kind="inherit"
          >
            {texts.videos.result}
          </TextLink>
        </Alert>
      ) : null}
    </section>
  )
}

type AfterVideo = {
  activityId: number
  finished: boolean
  nextId: number | null
  participationId: number | null
}

function useNextVideo({ activityId, finished, nextId, participationId }: AfterVideo) {
  const submit = useSubmit()
  const navigate = useNavigate()
  const pageOwner = usePageOwner()
  useEffect(() => {
    if (!finished) return
    const path = `/homepage/atividades/${activityId}`
    if (nextId !== null) {
      const sent = new URLSearchParams({ intent: 'start', video: String(nextId) })
      if (pageOwner) sent.set(pageOwnerField, pageOwner)
      submit(sent, { method: 'post', action: `${path}/videos`, preventScrollReset: true })
    } else if (participationId !== null)
      navigate(`${path}?participacao=${participationId}`, { preventScrollReset: true })
  }, [activityId, finished, nextId, participationId, navigate, submit, pageOwner])
}

/** Offers 'Marquei como visto', by the same rule of the platform about the time that passed. */
const SeenForm = ({ activityId, videoId }: { activityId: number; videoId: number }) => (
  <form
    noValidate
    method="post"
    action={`/homepage/atividades/${activityId}/videos`}
    className={css.seenForm}
  >
    <PageOwner />
    <input type="hidden" name="intent" value="check" />
    <input type="hidden" name="video" value={videoId} />
    <Button variant="secondary" icon="check">
      {texts.videos.markSeen}
    </Button>
  </form>
)
