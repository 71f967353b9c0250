import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { formatBRL } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { texts } from '../texts.ts'
import type { Cover } from '../types/wallet-cover.ts'

type ConfirmPaymentProps = {
  actionId: number
  question: string
  /** What the button says: 'Pagar R$ 39,90'. */
  label: string
  priceCents: number
  cover: Cover
  isSending: boolean
  /** Hidden fields of the form it stands in. */
  children?: ReactNode
}

/** The question before the wallet pays, at an address of its own; its button sends the form around it (ACT-S10). */
export function ConfirmPayment(props: ConfirmPaymentProps) {
  const { actionId, question, label, priceCents, cover, isSending, children } = props
  const back = `/homepage/atividades/${actionId}`
  const { balanceCents, missingCents } = cover
  return (
    <Dialog
      open
      placement="sheet"
      title={texts.pay.confirm}
      closeHref={back}
      actions={
        <>
          <ButtonLink href={back} variant="quiet" width="phone" preventScrollReset>
            {texts.pay.cancel}
          </ButtonLink>
          <Button
            name="passo"
            value="pagar"
            width="phone"
            loading={isSending}
            loadingLabel={texts.pay.paying}
            disabled={missingCents > 0}
          >
            {missingCents > 0 ? texts.pay.missing(formatBRL(missingCents)) : label}
          </Button>
        </>
      }
    >
      {children}
      <Stack gap={24}>
        <p>{question}</p>
        <DescriptionList
          items={[
            { term: texts.pay.before, value: formatBRL(balanceCents) },
            { term: texts.pay.price, value: formatBRL(-priceCents) },
            {
              term: texts.pay.after,
              value: formatBRL(Math.max(0, balanceCents - priceCents)),
              total: true,
            },
          ]}
        />
      </Stack>
    </Dialog>
  )
}
