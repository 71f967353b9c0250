import { Form } from '../../forms/form.tsx'
import { useOccasion } from '../../forms/use-occasion.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import type { IconName } from '../../ui/icon.tsx'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import * as css from './payments.css.ts'
import { PixCode } from './pix-code.tsx'
import { texts } from './texts.ts'

/** Seconds: long enough to mark the text of a code, short enough to wait for. */
export const refreshSeconds = 15

export const waitingTitle = (pix: unknown) => (pix ? texts.pix.title : texts.doubt.title)

type PaymentWaitingProps = {
  /** Reais. */
  value: number
  /** Null while nobody knows whether a card was charged. */
  pix: { code: string; until: string; secondsLeft: number } | null
  /** The result of 'Verificar pagamento', which the form posts to this page. */
  answer: { isUnpaid: boolean; problem: string | null } | undefined
  /** Ways out of the page. */
  ways: readonly { href: string; label: string; icon?: IconName }[]
}

/** Shows the PIX code, or what is said while nobody knows whether a card was charged (CAR-11 to CAR-13, GAP-66). */
export function PaymentWaiting({ value, pix, answer, ways }: PaymentWaitingProps) {
  const occasion = useOccasion('', answer)
  return (
    <Container width="reading" className={css.waiting}>
      <Stack gap={16}>
        <Heading level={1}>{waitingTitle(pix)}</Heading>
        {answer?.isUnpaid ? (
          <Alert key={occasion} tone="error" live title={texts.pix.notYet.title}>
            {texts.pix.notYet.text}
          </Alert>
        ) : null}
        {answer?.problem ? (
          <Alert tone="error" live>
            {answer.problem}
          </Alert>
        ) : null}
        {pix ? (
          <PixCode pix={pix} value={value} verify={<Verify variant="secondary" />} ways={ways} />
        ) : (
          <InDoubt ways={ways} />
        )}
        <noscript>
          <Text kind="smallMuted">{texts.refresh(refreshSeconds)}</Text>
        </noscript>
      </Stack>
    </Container>
  )
}

function Verify({ variant }: { variant: 'primary' | 'secondary' }) {
  return (
    <Form noValidate method="post" preventScrollReset>
      <Button
        variant={variant}
        width="full"
        icon="refresh"
        loading={useIsSending()}
        loadingLabel={texts.pix.verifying}
      >
        {texts.pix.verify}
      </Button>
    </Form>
  )
}

const InDoubt = ({ ways }: Pick<PaymentWaitingProps, 'ways'>) => (
  <Card>
    <Stack gap={24}>
      <Text>{texts.doubt.text}</Text>
      <Verify variant="primary" />
      {ways.map(({ href, icon, label }) => (
        <TextLink key={href} href={href} kind="stand" icon={icon}>
          {label}
        </TextLink>
      ))}
    </Stack>
  </Card>
)
