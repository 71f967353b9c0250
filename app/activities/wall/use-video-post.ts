import { type FormEvent, useEffect, useRef, useState } from 'react'
import { mediaTexts } from '#contract/activities/wall/texts.ts'
import { type Sent, sendFile } from '../../forms/send-file.ts'
import { connectionTexts } from '../../routing/texts.ts'
import type { PostPart } from './send-post.server.ts'
import { texts } from './texts.ts'
import { wallPath } from './wall-address.ts'

type Refused = { problem: string; part: PostPart }

/**
 * Sends a form with a video while the page stays and says how much has gone (SOC-04). What is refused or lost says so, and all that was
 * typed and chosen stays; sent again it is the same post.
 */
export function useVideoPost(onPosted: () => void) {
  // 0 while nothing is sent, else 1 to 100.
  const [percent, setPercent] = useState(0)
  const [refused, setRefused] = useState<Refused>()
  const underway = useRef<AbortController>(undefined)
  useEffect(() => () => underway.current?.abort(), [])

  const cancel = () => {
    underway.current?.abort()
    underway.current = undefined
    setPercent(0)
  }
  const send = async (form: FormData) => {
    cancel()
    setRefused(undefined)
    const sending = new AbortController()
    underway.current = sending
    const answer = await sendFile(`${wallPath}/video`, form, {
      signal: sending.signal,
      onPercent: setPercent,
    })
    if (underway.current !== sending) return
    underway.current = undefined
    setPercent(0)
    const refused = refusalOf(answer)
    if (refused === null) onPosted()
    else setRefused(refused)
  }
  /** Forgets a refusal when something else is chosen. */
  const forget = () => setRefused(undefined)
  /** Sends a form with a video; forms without one go their own way. */
  const sendInstead = (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget)
    const video = form.get('video')
    if (!(video instanceof File) || video.size === 0) return forget()
    event.preventDefault()
    void send(form)
  }
  return { percent, refused, forget, cancel, sendInstead }
}

const ofVideo = (problem: string): Refused => ({ problem, part: 'video' })

/** Reads the refusal of a post; null where it was taken. */
function refusalOf(answer: Sent | null): Refused | null {
  if (answer === null) return ofVideo(texts.lost)
  if (answer.status === 413) return ofVideo(mediaTexts.tooLarge)
  const { problem, part } = Object(answer.body) as { problem?: unknown; part?: unknown }
  if (answer.status === 200 && problem === null) return null
  // The log-in page, or what refuses who is not logged in.
  if (answer.status === 200 || answer.status === 401) return ofVideo(texts.loggedOut)
  if (typeof problem !== 'string') return ofVideo(connectionTexts.unanswered.title)
  return part === 'description' ? { problem, part } : ofVideo(problem)
}
