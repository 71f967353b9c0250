import { Form } from '../../forms/form.tsx'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Button } from '../../ui/button.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Text } from '../../ui/text.tsx'
import { texts } from './texts.ts'

const words = texts.subscribe

type Props = { url: string | null; action: string; closeHref: string }

/** Shows the member's own address for calendar programs, and the button that gives a new one (NWS-05). */
export function SubscribeDialog({ url, action, closeHref }: Props) {
  const isSending = useIsSending()
  return (
    <Dialog open title={words.title} placement="sheet" closeHref={closeHref}>
      <Stack gap={24}>
        <Text>{words.lead}</Text>
        {url ? <CopyField id="endereco-do-calendario" label={words.address} value={url} /> : null}
        <Text kind="smallMuted">{words.isPrivate}</Text>
        <Form noValidate method="post" action={action} preventScrollReset>
          <Stack gap={8}>
            <Button
              variant={url ? 'secondary' : 'primary'}
              icon={url ? 'refresh' : 'link'}
              width="full"
              loading={isSending}
            >
              {url ? words.renew : words.make}
            </Button>
            {url ? <Text kind="smallMuted">{words.renewHelp}</Text> : null}
          </Stack>
        </Form>
      </Stack>
    </Dialog>
  )
}
