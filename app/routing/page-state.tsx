import { useNavigation } from '@remix-run/react'
import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../ui/button.tsx'
import { srOnly } from '../ui/global.css.ts'
import { TextLink } from '../ui/link.tsx'
import { type Loss, retryHeld, useConnection } from './connection.ts'
import * as css from './page-state.css.ts'
import { connectionTexts } from './texts.ts'
import { sendFormAgain } from './underway.ts'

/** Shows that a request is on its way, or that no answer came, over every page with scripts (ADR 0033). */
export function PageState() {
  const { loss } = useConnection()
  const isUnderway = useNavigation().state !== 'idle' && !loss
  useBusy(isUnderway)
  return (
    <>
      <div role="status" className={srOnly}>
        {isUnderway ? connectionTexts.loading : null}
      </div>
      {isUnderway ? onTop(<div className={css.bar} data-print="hide" />) : null}
      {loss ? onTop(<Notice loss={loss} />) : null}
    </>
  )
}

/** Puts a notice on top: only elements inside an open modal dialog can be seen and pressed. */
const onTop = (shown: ReactNode) =>
  createPortal(shown, document.querySelector('dialog:modal') ?? document.body)

const Notice = ({ loss: { title, text, link } }: { loss: Loss }) => (
  <div className={css.region} role="alert" data-print="hide">
    <div className={css.notice}>
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        <p>{text}</p>
      </div>
      {link ? (
        <TextLink href={link.href} kind="stand" newWindow>
          {link.label}
        </TextLink>
      ) : null}
      <Button type="button" variant="secondary" onClick={() => sendFormAgain() || retryHeld()}>
        {connectionTexts.again}
      </Button>
    </div>
  </div>
)

function useBusy(isBusy: boolean): void {
  useEffect(() => {
    const main = document.querySelector('main')
    if (!isBusy || !main) return
    main.setAttribute('aria-busy', 'true')
    return () => main.removeAttribute('aria-busy')
  }, [isBusy])
}
