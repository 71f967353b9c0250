import { useRef, useState } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Stack } from '../../ui/layout.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { texts } from './texts.ts'
import * as css from './ticket.css.ts'
import { Ticket, type TicketProps } from './ticket.tsx'

type TicketDialogProps = { title: string; closeHref: string; ticket: TicketProps }

/** Shows a ticket over its list, at an address of its own; printed, or saved as a picture (ACT-S09). */
export function TicketDialog({ title, closeHref, ticket }: TicketDialogProps) {
  const paper = useRef<HTMLDivElement>(null)
  const { isSaving, failed, save } = useSaving(paper, texts.ticket.file(ticket.code))
  const hydrated = useHydrated()
  return (
    <Dialog
      open
      placement="full"
      title={title}
      closeHref={closeHref}
      actions={
        <div className={css.actions}>
          <ButtonLink href="/homepage" variant="quiet" width="phone">
            {texts.ticket.home}
          </ButtonLink>
          {hydrated ? (
            <>
              <span className={css.printButton}>
                <Button type="button" variant="secondary" icon="document" onClick={() => window.print()}>
                  {texts.ticket.print}
                </Button>
              </span>
              <span className={css.saveButton}>
                <Button
                  type="button"
                  icon="download"
                  width="phone"
                  loading={isSaving}
                  loadingLabel={texts.ticket.saving}
                  onClick={save}
                >
                  {texts.ticket.save}
                </Button>
              </span>
            </>
          ) : null}
        </div>
      }
    >
      <Stack gap={16}>
        {failed ? (
          <Alert tone="error" live>
            {texts.ticket.notSaved}
          </Alert>
        ) : null}
        <div ref={paper}>
          <Ticket {...ticket} />
        </div>
      </Stack>
    </Dialog>
  )
}

function useSaving(paper: React.RefObject<HTMLElement>, fileName: string) {
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle')
  const save = async () => {
    if (!paper.current) return
    setState('saving')
    try {
      const { saveImage } = await import('./save-image.ts')
      await saveImage(paper.current, fileName)
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return { isSaving: state === 'saving', failed: state === 'failed', save }
}
