import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useConnection } from '../routing/connection.ts'
import * as css from './captcha-fields.css.ts'
import { formTexts } from './texts.ts'

type Work = { state: 'idle' } | { state: 'doing' | 'done'; promise: Promise<unknown> }

/**
 * Prepares the captcha's three fields (GAP-23): the signed instant, a field people do not see, and with scripts the
 * work. Put `fields` into the form and `handlers` on it. Work begins with the first touch of the form, and a form sent
 * before it is done waits for it. A solution counts once: the work begins anew when `attempt` changes, and when an
 * answer was lost. Sent back for more work, with its `level`, the form does it and goes out again by itself: what was
 * typed still stands in it (GAP-106).
 */
export function useCaptcha(startedAt: string, attempt: unknown, level = 0) {
  const solution = useRef<HTMLInputElement>(null)
  const work = useRef<Work>({ state: 'idle' })
  const [isWaiting, setWaiting] = useState(false)

  const { losses } = useConnection()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what this is about.
  useEffect(() => {
    work.current = { state: 'idle' }
    if (solution.current) solution.current.value = ''
  }, [attempt, losses])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what this is about.
  useEffect(() => (level > 0 ? sendAgain() : undefined), [attempt])

  /** Sends the form again, and answers how that is called off: in development every effect runs twice, and the form goes out once. */
  const sendAgain = () => {
    let isCalledOff = false
    const form = solution.current?.form
    setWaiting(true)
    begin().then(() => {
      setWaiting(false)
      if (form?.isConnected && !isCalledOff) form.requestSubmit()
    })
    return () => {
      isCalledOff = true
    }
  }

  const begin = (): Promise<unknown> => {
    if (work.current.state !== 'idle') return work.current.promise
    const promise = import('./solve-captcha.ts')
      .then(({ solveCaptcha }) => solveCaptcha(level))
      // Without a solution the form still goes out, judged like one without scripts.
      .catch(() => null)
      .then((solved) => {
        if (solution.current) solution.current.value = solved ?? ''
        work.current = { state: 'done', promise }
      })
    work.current = { state: 'doing', promise }
    return promise
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (event.defaultPrevented || work.current.state === 'done') return
    event.preventDefault()
    if (isWaiting) return
    const form = event.currentTarget
    const { submitter } = event.nativeEvent as SubmitEvent
    setWaiting(true)
    begin().then(() => {
      setWaiting(false)
      // Buttons that only stood for an intent are gone by now.
      const isStillThere = submitter instanceof HTMLButtonElement && submitter.form === form
      if (form.isConnected) form.requestSubmit(isStillThere ? submitter : null)
    })
  }

  const fields = (
    <>
      <input type="hidden" name="started_at" value={startedAt} />
      {/* Without a value of React's own: it would write it anew with every render. */}
      <input type="hidden" name="captcha" ref={solution} />
      <div className={css.trap} aria-hidden>
        <label>
          {formTexts.honeypot}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
    </>
  )
  return { fields, isWaiting, handlers: { onFocus: () => void begin(), onSubmit } }
}
