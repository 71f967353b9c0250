import type { Answer } from '#contract/endpoint.ts'
import type { getDeletion } from '#contract/people/privacy/endpoints.ts'
import { PasswordField } from '../../forms/fields.tsx'
import { Form } from '../../forms/form.tsx'
import { PortalForm } from '../../forms/portal-form.tsx'
import { usePortalForm } from '../../forms/use-portal-form.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { useMember } from '../../session/use-member.ts'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { RegisterGroups } from './register-list.tsx'
import { texts } from './texts.ts'

const words = texts.deletion
type Facts = Answer<typeof getDeletion>

/** Says when the account goes, why it was put off, and takes it back by one press (PPL-31). */
export function Waiting({ waiting: { at, heldBy } }: { waiting: NonNullable<Facts['waiting']> }) {
  const { timezone } = useStation()
  const isSending = useIsSending()
  return (
    <Alert tone="warning" title={words.waiting(formatDateTime(at, timezone))}>
      <Stack gap={12}>
        {heldBy ? (
          <Text>
            {words.heldBy} {heldBy}
          </Text>
        ) : null}
        <Form noValidate method="post">
          <input type="hidden" name="intent" value="desistir" />
          <Button width="phone" loading={isSending} loadingLabel={texts.sending}>
            {words.takeBack}
          </Button>
        </Form>
      </Stack>
    </Alert>
  )
}

/** What is to be settled first. */
export const Holds = ({ holds }: Pick<Facts, 'holds'>) => (
  <Alert tone="info" title={words.holds}>
    {holds.map((hold) => (
      <Text key={hold}>{hold}</Text>
    ))}
  </Alert>
)

/** What stays without a name, each with why; all else is taken away. */
export const WhatGoes = ({ register }: Pick<Facts, 'register'>) => (
  <>
    <Panel title={words.goes}>
      <Text>{words.all}</Text>
      <Text>{words.loses}</Text>
    </Panel>
    <Stack as="section" gap={12}>
      <Heading level={2} size="card">
        {words.stays}
      </Heading>
      <RegisterGroups entries={register.filter(({ stays }) => stays !== null)}>
        {({ name, stays }) => <DescriptionList look="stacked" items={[{ term: name, value: stays }]} />}
      </RegisterGroups>
    </Stack>
  </>
)

type AskFormProps = {
  constraint: Parameters<typeof usePortalForm>[0]['constraint']
  lastResult: Parameters<typeof usePortalForm>[0]['lastResult']
}

/** Asks for the end of the account with the password of now. */
export function AskForm({ constraint, lastResult }: AskFormProps) {
  const { email } = useMember()
  const isSending = useIsSending()
  const portal = usePortalForm<{ current_password: string }>({
    ...{ id: 'exclusao', constraint, lastResult },
    loadValidator: () =>
      import('./validators.ts').then(({ validators }) => ({ validate: validators.deletion })),
  })
  return (
    <PortalForm {...portal} lastResult={lastResult}>
      {/* Password managers learn whose password it is. */}
      <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
      <PasswordField
        field={portal.fields.current_password}
        label={words.password}
        autoComplete="current-password"
      />
      <Button variant="danger" width="phone" loading={isSending} loadingLabel={texts.sending}>
        {words.ask}
      </Button>
    </PortalForm>
  )
}
