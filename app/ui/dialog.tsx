import { Link, useNavigate } from '@remix-run/react'
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from './button.tsx'
import * as css from './dialog.css.ts'
import { IconButton, IconLink } from './icon-button.tsx'
import { focusOn, headingOfPage } from './page-change.tsx'
import { Heading } from './text.tsx'
import { uiTexts } from './texts.ts'
import { useHydrated } from './use-hydrated.ts'

type Closing =
  /** The address of the page without the dialog, for its button, Esc and a press outside: works without scripts (POL-10). */
  { closeHref: string; onClose?: undefined } | { closeHref?: undefined; onClose: () => void }
type DialogProps = Closing & {
  open: boolean
  title: string
  /** `sheet` comes from below on phones, `full` fills them. */
  placement?: keyof typeof css.panels
  /** Buttons, the main one last. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * Shows a native `<dialog>`. Rendered open by the server it is a plain layer whose closing is a link; with scripts it
 * becomes modal: focus inside, Esc closes, focus returns. What was typed into a form of it is not closed over without a
 * question.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({
  title,
  placement = 'center',
  actions,
  children,
  closeHref,
  onClose,
}: Omit<DialogProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const titleId = useId()
  const dismiss = () =>
    closeHref === undefined ? onClose?.() : navigate(closeHref, { preventScrollReset: true })
  const isTyped = useRef(false)
  const [isAsking, setAsking] = useState(false)
  const leave = () => (isTyped.current ? setAsking(true) : dismiss())
  const leaveByLink = (event: MouseEvent) => {
    if (isTyped.current) event.preventDefault()
    setAsking(isTyped.current)
  }
  const discard = () => {
    // The question gives its focus back before the dialog does.
    flushSync(() => setAsking(false))
    dismiss()
  }
  const stay = () => {
    // A browser lets no page refuse Esc twice in a row: it has closed the dialog then.
    if (!dialog.current?.open) dialog.current?.showModal()
    setAsking(false)
  }

  useEffect(() => {
    const element = dialog.current
    if (!hydrated || !element) return
    const opener = document.activeElement
    if (element.open) element.close()
    element.showModal()
    heading.current?.focus()
    return () => {
      element.close()
      giveFocusBack(opener)
    }
  }, [hydrated])

  return (
    <>
      <dialog
        ref={dialog}
        className={css.dialog}
        aria-labelledby={titleId}
        open={hydrated ? undefined : true}
        onCancel={(event) => {
          event.preventDefault()
          leave()
        }}
        onInput={(event) => {
          if (isOfPost(event)) isTyped.current = true
        }}
      >
        {closeHref === undefined ? (
          <div className={css.scrim} aria-hidden onClick={leave} />
        ) : (
          <Link
            className={css.scrim}
            to={closeHref}
            aria-hidden
            tabIndex={-1}
            preventScrollReset
            onClick={leaveByLink}
          />
        )}
        <div className={css.panels[placement]}>
          <div className={css.head}>
            <div className={css.title} ref={heading} tabIndex={-1}>
              <Heading level={2} size="card" id={titleId}>
                {title}
              </Heading>
            </div>
            {closeHref === undefined ? (
              <IconButton icon="close" label={uiTexts.close} onClick={leave} />
            ) : (
              <IconLink icon="close" label={uiTexts.close} href={closeHref} onClick={leaveByLink} />
            )}
          </div>
          <div className={css.body}>{children}</div>
          {actions ? <div className={css.actions}>{actions}</div> : null}
        </div>
      </dialog>
      {isAsking ? <DiscardQuestion onStay={stay} onDiscard={discard} /> : null}
    </>
  )
}

type DiscardProps = { onStay: () => void; onDiscard: () => void }

/** Asks before what was typed into a dialog is gone with it; a browser without scripts keeps it in its history. */
function DiscardQuestion({ onStay, onDiscard }: DiscardProps) {
  return (
    <OpenDialog
      title={uiTexts.discard.title}
      onClose={onStay}
      actions={
        <>
          <Button type="button" variant="quiet" width="phone" onClick={onDiscard}>
            {uiTexts.discard.yes}
          </Button>
          <Button type="button" width="phone" onClick={onStay}>
            {uiTexts.discard.no}
          </Button>
        </>
      }
    >
      <p>{uiTexts.discard.text}</p>
    </OpenDialog>
  )
}

/** Whether something is typed or chosen that is sent to be kept; what only searches or filters is not lost. */
const isOfPost = ({ target }: FormEvent) =>
  target instanceof Element && target.closest('form')?.getAttribute('method')?.toLowerCase() === 'post'

/** Gives the focus back to the opener of a dialog; where that is gone, or the page came with the dialog, to the page's heading. */
function giveFocusBack(opener: Element | null) {
  if (!(opener instanceof HTMLElement) || opener === document.body || !opener.isConnected)
    return focusOn(headingOfPage())
  opener.focus()
}

/** Shows a dialog that comes from below on phones: choices, filters, details. */
export const Sheet = (props: Omit<DialogProps, 'placement'>) => (
  <Dialog {...(props as DialogProps)} placement="sheet" />
)
