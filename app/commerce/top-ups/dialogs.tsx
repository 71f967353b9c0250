import { centsOf } from '#contract/activities/wallet/cents.ts'
import type { TopUp } from '#contract/commerce/top-ups/schemas.ts'
import { DialogButtons } from '../../forms/dialog-buttons.tsx'
import { Form } from '../../forms/form.tsx'
import { topUpListPath } from '../../routing/top-ups-path.ts'
import { useStation } from '../../station/use-station.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { formatBRL, formatPoints } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { texts } from './texts.ts'
import * as css from './top-ups.css.ts'

const amountOf = ({ points }: TopUp) => formatBRL(centsOf(points))

type TransferProps = {
  topUp: TopUp
  /** The account to transfer to, in the words of the station. */
  account: string
  /** Whether it was made just now. */
  isNew: boolean
}

/** Confirms a request and says where the money goes; at an address of its own (WAL-01). */
export function TransferDialog({ topUp, account, isNew }: TransferProps) {
  const { currency } = useStation()
  const words = texts.transfer
  return (
    <Dialog
      open
      title={isNew ? words.title : words.again}
      closeHref={topUpListPath}
      actions={
        <ButtonLink href={topUpListPath} width="phone" preventScrollReset>
          {words.close}
        </ButtonLink>
      }
    >
      <Stack gap={16}>
        <p>{words.lead(amountOf(topUp))}</p>
        <p className={css.account}>{account}</p>
        <p>{words.after(formatPoints(topUp.credit, currency))}</p>
      </Stack>
    </Dialog>
  )
}

/** Shows the question before a request is given up. */
export function CancelDialog({ topUp }: { topUp: TopUp }) {
  const words = texts.cancel
  return (
    <Form noValidate method="post" action={topUpListPath}>
      <input type="hidden" name="pedido" value={topUp.id} />
      <Dialog
        open
        title={words.title}
        closeHref={topUpListPath}
        actions={
          <DialogButtons
            closeHref={topUpListPath}
            close={words.keep}
            name="intent"
            value="cancelar"
            loadingLabel={words.sending}
          >
            {words.confirm}
          </DialogButtons>
        }
      >
        <p>{words[topUp.way](amountOf(topUp))}</p>
      </Dialog>
    </Form>
  )
}
