import { type SubmissionResult, useForm } from '@conform-to/react'
import { type MutableRefObject, useEffect, useRef, useState } from 'react'
import type { Validator } from './validator.ts'

type Options = {
  id: string
  /** The constraints from `constraintsOf` in the loader. */
  constraint: ReturnType<typeof import('./parse-form.server.ts')['constraintsOf']>
  /** The last answer of the action. */
  lastResult?: SubmissionResult | undefined
  /** Fetched with the first touch of the form: zod is not part of the first load, and the action checks anyway. */
  loadValidator: () => Promise<{ validate: Validator }>
  /** The choice that the schema depends on. A new choice is never judged by the schema of the one before. */
  choice?: string
  defaultValue?: Record<string, string>
}

/**
 * Prepares a form in the one form pattern: markup says what HTML can, the schema checks on leaving a field once it has
 * arrived, the action parses by the same schema, the API has the last word. Put `touch` on the form's `onFocus`.
 */
export function usePortalForm<Values extends Record<string, string>>(options: Options) {
  const { id, constraint, lastResult, loadValidator, defaultValue, choice = '' } = options
  const [loaded, setLoaded] = useState<{ choice: string; validate: Validator } | null>(null)
  const validator = loaded?.choice === choice ? loaded : null
  const typed = useTypedSince(id, lastResult)
  const [form, fields] = useForm<Values>({
    id,
    ...(constraint && { constraint: constraint as never }),
    ...(defaultValue && { defaultValue: defaultValue as never }),
    lastResult: lastResult as never,
    // Without a check of its own conform would ask the server on every blur and every letter.
    shouldValidate: validator ? 'onBlur' : 'onSubmit',
    shouldRevalidate: validator ? 'onInput' : 'onSubmit',
    ...(validator && {
      onValidate: ({ formData }) =>
        keepRefusals(validator.validate(formData), formData, {
          answer: lastResult,
          typed: typed.current,
        }) as never,
    }),
  })
  // Reads here, in the component that subscribes: what only the fields read is forgotten when React renders this component
  // alone to find that nothing changed, and a refusal would come and not be shown.
  void [form.allErrors, form.key]
  useHeldBlur(id)
  useRefusedDocument(id, lastResult)
  useLeftBefore(id, { answer: lastResult, typed }, validator, (name) => form.validate({ name }))
  const touch = () => {
    // What cannot be fetched is left to the action.
    if (!validator)
      loadValidator().then(
        ({ validate }) => setLoaded({ choice, validate }),
        () => undefined,
      )
  }
  return { form, fields, touch, validate: validator?.validate ?? null }
}

/**
 * Gives the first wrong field the focus where the refusal came as a document, for the form was sent before React was there: an answer
 * that comes later has it from conform (VAL-13). Whoever is somewhere in the page already stays there.
 */
function useRefusedDocument(id: string, lastResult: SubmissionResult | undefined): void {
  const asDocument = useRef(lastResult)
  useEffect(() => {
    const form = document.forms.namedItem(id)
    const { error } = asDocument.current ?? {}
    if (!form || !error || document.activeElement !== document.body) return
    const wrong = [...form.elements].find(
      (element) =>
        'name' in element && error[String(element.name)] && element.getAttribute('type') !== 'hidden',
    )
    if (wrong instanceof HTMLElement) wrong.focus()
  }, [id])
}

/** Follows which fields were typed in since the last answer: what was refused in them stands no longer. */
function useTypedSince(id: string, answer: SubmissionResult | undefined): MutableRefObject<Set<string>> {
  const typed = useRef(new Set<string>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer begins anew.
  useEffect(() => typed.current.clear(), [answer])
  useEffect(() => {
    const type = ({ target }: Event) => {
      if (isFieldOf(id, target)) typed.current.add(target.name)
    }
    // Before the check that the same letter sets off.
    document.addEventListener('input', type, true)
    return () => document.removeEventListener('input', type, true)
  }, [id])
  return typed
}

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isFieldOf = (id: string, target: EventTarget | null): target is Typed =>
  (target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement) &&
  target.form?.id === id &&
  target.name !== ''

/**
 * Checks fields that were left before the check arrived, once it is there (VAL-02, VAL-03). What the server has answered since knows
 * more than the check: its refusal stands until its field is typed in.
 */
function useLeftBefore(
  id: string,
  { answer, typed }: { answer: SubmissionResult | undefined; typed: MutableRefObject<Set<string>> },
  validator: object | null,
  check: (name: string) => void,
): void {
  const left = useRef(new Set<string>())
  const latest = useRef(check)
  latest.current = check
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer has judged all of them.
  useEffect(() => left.current.clear(), [answer])
  useEffect(() => {
    if (validator) {
      for (const name of left.current) latest.current(name)
      left.current.clear()
      return
    }
    const leave = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLInputElement) || !isFieldOf(id, target) || target.value === '') return
      if (answer?.error?.[target.name] && !typed.current.has(target.name)) return
      left.current.add(target.name)
    }
    document.addEventListener('focusout', leave)
    return () => document.removeEventListener('focusout', leave)
  }, [id, answer, typed, validator])
}

/** Says what a form asks of its own check while it is filled in, beside its fields. */
const intentField = '__intent__'

/**
 * Keeps what the server refused in a check of single fields, which would forget what it does not find itself: the refusal of a CPF is
 * not over when another field is left. Fields that were typed in since are judged anew. Sent as a whole, the form is judged by the check
 * alone, and by the server again.
 */
function keepRefusals<Result extends { reply: (...given: never[]) => SubmissionResult }>(
  submission: Result,
  formData: FormData,
  { answer, typed }: { answer: SubmissionResult | undefined; typed: ReadonlySet<string> },
): Result {
  if (!answer?.error || !formData.has(intentField)) return submission
  const refused = Object.entries(answer.error).filter(([name]) => !typed.has(name))
  const reply = (...given: never[]) => {
    const found = submission.reply(...given)
    return { ...found, error: { ...Object.fromEntries(refused), ...found.error } }
  }
  return { ...submission, reply }
}

/**
 * Lets a field be judged only after the press that left it is over. An error that appears between press and release
 * moves what is pressed, and the click on a box or a button is lost. Whoever goes on to another form, as to the button that
 * sends a code again, has said nothing in this one: its field is left alone.
 */
function useHeldBlur(formId: string): void {
  useEffect(() => {
    let isPressed = false
    let held: EventTarget | null = null
    const release = () => {
      isPressed = false
      const field = held
      held = null
      // After the click that follows the release.
      if (field) setTimeout(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    }
    /** The element on which a press began: some browsers give no focus to what is pressed. */
    let pressed: EventTarget | null = null
    const hold = (event: FocusEvent) => {
      if (!isFieldOf(formId, event.target)) return
      const { form } = event.target
      const goesElsewhere = isInOther(form, event.relatedTarget) || (isPressed && isInOther(form, pressed))
      if (!isPressed && !goesElsewhere) return
      event.stopImmediatePropagation()
      if (!goesElsewhere) held = event.target
    }
    const press = (event: Event) => {
      isPressed = true
      pressed = event.target
    }
    const stop = new AbortController()
    const early = { signal: stop.signal, capture: true }
    document.addEventListener('pointerdown', press, early)
    document.addEventListener('focusout', hold, early)
    for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, release, early)
    return () => stop.abort()
  }, [formId])
}

/** Whether something belongs to a form, and to another one. */
function isInOther(form: HTMLFormElement | null, element: EventTarget | null): boolean {
  const other = element instanceof Element ? element.closest('form') : null
  return other !== null && other !== form
}
