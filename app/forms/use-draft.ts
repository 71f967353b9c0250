import { useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useMember } from '../session/use-member.ts'

type Draft = { key: string; text: string }
type Form = Draft & { used: string | null }
type Keys = {
  /** The key for the next text. */
  formKey: string
  /** The keys that the platform has taken. */
  usedKeys: readonly (string | undefined)[]
}

/**
 * Keeps the text that a member writes into the field `fieldId` in this tab until it is sent, so that they can leave the
 * page and go on later. It keeps the key of its form, so that a text sent before leaving is not sent as a second one
 * (ADR 34). Without scripts nothing is kept.
 */
export function useDraft(fieldId: string, { formKey, usedKeys }: Keys) {
  const { id } = useMember()
  const { pathname } = useLocation()
  const name = `rascunho ${id} ${pathname} ${fieldId}`
  const [form, setForm] = useState<Form>({ key: formKey, text: '', used: null })
  const { key, text, used } = form
  if (usedKeys.includes(key) && formKey !== key) setForm({ key: formKey, text: '', used: key })

  useEffect(() => {
    const field = document.getElementById(fieldId)
    const kept = readDraft(name)
    // What was typed before the scripts came, or came back with a refusal, is newer.
    if (kept && field instanceof HTMLTextAreaElement && field.value === '') setForm({ ...kept, used: null })
  }, [name, fieldId])
  useEffect(() => {
    if (used !== null) writeDraft(name, null)
  }, [name, used])

  return {
    key,
    /** The text that was kept. */
    text,
    /** The key of what was sent from here last. */
    used,
    keep: (typed: string) => writeDraft(name, typed.trim() === '' ? null : { key, text: typed }),
  }
}

/** Reads a draft; null where there is none, or the browser keeps nothing. */
function readDraft(name: string): Draft | null {
  try {
    const { key, text } = Object(JSON.parse(sessionStorage.getItem(name) ?? 'null')) as Partial<Draft>
    return typeof key === 'string' && typeof text === 'string' ? { key, text } : null
  } catch {
    return null
  }
}

/** Keeps a draft; null forgets it. A browser that keeps nothing is no fault of the writer. */
function writeDraft(name: string, draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(name, JSON.stringify(draft))
    else sessionStorage.removeItem(name)
  } catch {}
}
