import { useNavigation, useRevalidator } from '@remix-run/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { questionTypes } from '#contract/activities/research/question-types.ts'
import type { MemberQuestion, ResearchAnswer } from '#contract/activities/research/schemas.ts'
import { pageOwnerField, usePageOwner } from '../../../session/page-owner.ts'
import { useMember } from '../../../session/use-member.ts'
import { choicesName, otherValue, readAnswer, toldName, wordsName } from './answer-form.ts'
import { keptPath } from './survey-step.ts'
import {
  allTried,
  type Fields,
  forget,
  keepHere,
  leaveToForm,
  sendLater,
  sendNow,
  typedIn,
} from './unsent-answers.ts'

type Step = {
  activityId: number
  question: MemberQuestion
  /** The answer that the server has. */
  answer: ResearchAnswer | undefined
  anonymous: boolean
  /** The last refusal of the form, if it came back. */
  refused: object | undefined
}

/**
 * Keeps what is on the screen of a step while it is answered, and shows what this tab had not sent yet, or another one kept
 * since (POL-01, ADR 102). A video is kept as soon as it has arrived; without scripts the buttons of the step keep. Of anonymous
 * research the tab alone keeps it: how often a draft is written would say how much somebody writes (SEC-69).
 */
export function useKeptAnswer({ activityId, question, answer, anonymous, refused }: Step) {
  const member = useMember()
  const form = useRef<HTMLFormElement>(null)
  const name = `resposta ${member.id} ${activityId} ${question.id}`
  const isTyped = question.type_id !== questionTypes.video
  const [shown, setShown] = useState<{ version: number; fields: Fields | null }>({ version: 0, fields: null })
  const show = (fields: Fields | null) => setShown(({ version }) => ({ version: version + 1, fields }))
  const told: Fields[number] = [toldName, anonymous ? '1' : '0']
  const pageOwner = usePageOwner()
  const owner: Fields = pageOwner ? [[pageOwnerField, pageOwner]] : []
  const keep = (name: string, fields: Fields) =>
    anonymous ? keepHere(name, fields) : sendLater(name, keptPath(activityId), fields)
  const send = (fields: Fields) => keep(name, [...owner, ['questao', String(question.id)], told, ...fields])
  const onServer = wordsOf(question, answer)
  /** Gives the fields on the screen where they differ from the server's. */
  const unlike = () => {
    const fields = isTyped && form.current ? fieldsOf(form.current, question) : null
    return fields && wordsOf(question, readFields(question, fields)) !== onServer ? fields : null
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the scripts have come, and after each answer to the form.
  useEffect(() => {
    // What was typed before the scripts came is newer than what an earlier page left; a refusal may have kept nothing.
    const onScreen = unlike()
    if (onScreen) return send(onScreen)
    const typed = isTyped && typedIn(name)
    if (!typed) return
    if (wordsOf(question, readFields(question, typed)) === onServer) return forget(name, typed)
    show(typed)
    // What was typed when the page said otherwise is sent by its author only (GAP-111).
    if (typed.some((field) => field.join() === told.join())) keep(name, typed)
  }, [refused])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab or device kept something else.
  useEffect(() => {
    if (unlike() && !typedIn(name)) show(null)
  }, [onServer])

  useReturns()
  const carried = useCarried(name)

  return {
    form,
    /** The version of the fields: a new one when they begin anew. */
    version: shown.version,
    /** The fields that replace the server's answer at first; null for none. */
    typed: shown.fields && {
      answer: readFields(question, shown.fields),
      isOther: shown.fields.some((field) => isOther(question, field)),
    },
    onInput: () => {
      if (isTyped && form.current) send(fieldsOf(form.current, question))
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      const { currentTarget: sent } = event
      const { submitter } = event.nativeEvent as SubmitEvent
      if (event.defaultPrevented || !isTyped) return
      const underway = leaveToForm(name)
      carried.current = typedIn(name)
      if (!underway) return
      event.preventDefault()
      void underway.then(() => sent.isConnected && sent.requestSubmit(submitter))
    },
  }
}

/** Keeps the answer when the field or the tab is left, and reads it anew on return, for it may have changed elsewhere. */
function useReturns(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === 'hidden') sendNow()
      else void allTried().then(revalidate)
    }
    document.addEventListener('visibilitychange', onChange)
    document.addEventListener('focusout', sendNow)
    addEventListener('pagehide', sendNow)
    return () => {
      document.removeEventListener('visibilitychange', onChange)
      document.removeEventListener('focusout', sendNow)
      removeEventListener('pagehide', sendNow)
    }
  }, [revalidate])
}

/** Forgets the fields of a form here once the form was answered. */
function useCarried(name: string) {
  const carried = useRef<Fields | null>(null)
  const { state, formMethod } = useNavigation()
  const isAnswered = state === 'loading' && formMethod === 'POST'
  useEffect(() => {
    if (isAnswered && carried.current) forget(name, carried.current)
  }, [isAnswered, name])
  return carried
}

const isOther = ({ id }: MemberQuestion, [name, value]: Fields[number]) =>
  name === choicesName(id) && value === otherValue

function fieldsOf(form: HTMLFormElement, { id }: MemberQuestion): Fields {
  return [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && (name === choicesName(id) || name === wordsName(id)) ? [[name, value]] : [],
  )
}

function readFields(question: MemberQuestion, fields: Fields): ResearchAnswer {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return readAnswer(question, form)
}

/** Gives an answer to be compared; none is an empty one. */
function wordsOf({ options }: MemberQuestion, answer: ResearchAnswer | undefined): string {
  const chosen = options.filter(({ id }) => answer?.options.includes(id)).map(({ id }) => id)
  // A browser ends lines of its own way.
  return JSON.stringify([chosen, (answer?.answer ?? '').replace(/\r\n?/g, '\n')])
}
