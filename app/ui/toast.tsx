import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Tone, toneIcons } from './alert.tsx'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { uiTexts } from './texts.ts'
import * as css from './toast.css.ts'
import { useHydrated } from './use-hydrated.ts'

export type ToastMessage = {
  /** New for every message: the same words twice are two toasts. */
  id: string
  tone: Tone
  title?: string | undefined
  text?: string | undefined
  /** The time for which it is shown (GAP-99); errors and warnings stay in any case until something is typed or chosen. */
  time?: 'toast' | 'snackbar' | 'long' | undefined
  /** The error also stands beside its field, and stays there: the toast leaves like others (VAL-13). */
  isInPlace?: boolean | undefined
}

/**
 * Shows the place of flash messages, once in the layout, always there: what is put in later is read out. Hiding is done
 * by style alone, so it works without scripts, waits under the pointer and does not move under reduced motion.
 */
export const ToastRegion = ({ toasts, id }: { toasts: readonly ToastMessage[]; id?: string }) => (
  <div className={css.region} role="status" data-print="hide" id={id}>
    {toasts.map((toast) => (
      <Toast key={toast.id} {...toast} />
    ))}
  </div>
)

/** The region of the page: its layout has it. */
export const toastPlace = 'avisos'

/**
 * Shows toasts of a part of the page, in the one place of all: a panel or a bar with a layer of its own would hide them
 * behind the header. In an open dialog they stand in it, for nothing else of the page is to be seen.
 */
export function PlacedToasts({ toasts }: { toasts: readonly ToastMessage[] }) {
  const isHydrated = useHydrated()
  const region =
    isHydrated && !document.querySelector('dialog[open]') ? document.getElementById(toastPlace) : null
  if (!region) return <ToastRegion toasts={toasts} />
  return createPortal(
    toasts.map((toast) => <Toast key={toast.id} {...toast} />),
    region,
  )
}

const stayingTones: ReadonlySet<Tone> = new Set(['error', 'warning'])

function Toast({ tone, title, text, time = 'toast', isInPlace = false }: ToastMessage) {
  const [closed, setClosed] = useState(false)
  const hydrated = useHydrated()
  const stays = useStay(stayingTones.has(tone) && !isInPlace)
  if (closed) return null
  return (
    <div className={cx(css.toast, css.stays[stays ? 'stays' : time], isInPlace && css.passing)}>
      <span className={css.marks[tone]}>
        <Icon name={toneIcons[tone]} label={uiTexts.tone[tone]} />
      </span>
      <div className={css.words}>
        {title ? <p className={css.title}>{title}</p> : null}
        {text ? <p>{text}</p> : null}
      </div>
      {hydrated && !isInPlace ? (
        <span className={css.closing}>
          <IconButton icon="close" label={uiTexts.close} onClick={() => setClosed(true)} />
        </span>
      ) : null}
    </div>
  )
}

/** Whether a message still waits for its reader: who types or chooses has read it, it leaves after its time then. */
function useStay(isStaying: boolean): boolean {
  const [answered, setAnswered] = useState(false)
  useEffect(() => {
    if (!isStaying) return
    const answer = () => setAnswered(true)
    document.addEventListener('input', answer, { once: true })
    return () => document.removeEventListener('input', answer)
  }, [isStaying])
  return isStaying && !answered
}
