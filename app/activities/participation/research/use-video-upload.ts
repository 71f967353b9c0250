import { useEffect, useRef, useState } from 'react'
import { researchLimits } from '#contract/activities/research/research-limits.ts'
import { type Sent, sendFile } from '../../../forms/send-file.ts'
import { connectionTexts } from '../../../routing/texts.ts'
import { pageOwnerField } from '../../../session/page-owner.ts'
import { videoFileName } from './video-field.ts'
import { videoTexts } from './video-texts.ts'

export type VideoOptions = {
  activityId: number
  questionId: number
  /** The owner of the page, sealed. */
  pageOwner: string | null
  /** The last answer of the server, which knows the kept and removed videos. */
  loaded: object
  /** 0 while nothing is sent, else 1 to 100. */
  onPercent: (percent: number) => void
  /** The name of the last file where it was refused or lost, and nothing came in its place; null otherwise. */
  onLost: (fileName: string | null) => void
}

/** Sends a video as soon as it is chosen. What is refused or lost says so, and what was sent before stays (POL-05, SEC-05). */
export function useVideoUpload(
  upload: string | undefined,
  { activityId, questionId, pageOwner, loaded, onPercent, onLost }: VideoOptions,
) {
  const [sent, setSent] = useState(upload)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same answer again is news, too.
  useEffect(() => setSent(upload), [loaded, upload])
  const [percent, setPercent] = useState(0)
  const [problem, setShown] = useState<string>()
  const underway = useRef<AbortController>(undefined)
  useEffect(() => () => underway.current?.abort(), [])

  const setProblem = (words: string | undefined, file: File) => {
    setShown(words)
    onLost(words === undefined ? null : file.name)
  }
  const show = (value: number) => {
    setPercent(value)
    onPercent(value)
  }
  const cancel = () => {
    underway.current?.abort()
    underway.current = undefined
    show(0)
  }
  const send = async (file: File) => {
    cancel()
    setProblem(undefined, file)
    if (file.size > researchLimits.videoBytes) return setProblem(videoTexts.tooLarge, file)
    const sending = new AbortController()
    underway.current = sending
    const form = new FormData()
    if (pageOwner) form.set(pageOwnerField, pageOwner)
    form.set(videoFileName(questionId), file)
    const address = `/homepage/survey/${activityId}/${activityId}/video`
    const answer = await sendFile(address, form, { signal: sending.signal, onPercent: show })
    if (underway.current !== sending) return
    underway.current = undefined
    show(0)
    const id = idOf(answer)
    if (id) setSent(id)
    else setProblem(problemOf(answer), file)
  }
  return { sent, percent, problem, send, cancel }
}

const said = (answer: Sent | null, name: string) => {
  const value = Object(answer?.body)[name] as unknown
  return typeof value === 'string' ? value : undefined
}
const idOf = (answer: Sent | null) => (answer?.status === 200 ? said(answer, 'id') : undefined)

function problemOf(answer: Sent | null): string {
  if (answer === null) return videoTexts.lost
  // The log-in page, or what refuses who is not logged in.
  if (answer.status === 200 || answer.status === 401) return videoTexts.loggedOut
  if (answer.status === 413) return videoTexts.tooLarge
  return said(answer, 'problem') ?? connectionTexts.unanswered.title
}
