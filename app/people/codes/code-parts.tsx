import type { OwnCodes } from '#contract/people/codes/endpoints.ts'
import { PasswordField } from '../../forms/fields.tsx'
import { Form } from '../../forms/form.tsx'
import { PortalForm } from '../../forms/portal-form.tsx'
import { usePortalForm } from '../../forms/use-portal-form.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { useMember } from '../../session/use-member.ts'
import { useStation } from '../../station/use-station.ts'
import { Button } from '../../ui/button.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { formatDate } from '../../ui/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { Text } from '../../ui/text.tsx'
import { CodeField } from './code-field.tsx'
import { texts } from './texts.ts'

const { codes: words } = texts
type FormProps = Pick<Parameters<typeof usePortalForm>[0], 'constraint' | 'lastResult'>

/** A form of one button. */
const Act = ({ intent, label, variant = 'secondary' }: ActProps) => {
  const isSending = useIsSending((sent) => !sent.has('code'))
  return (
    <Form noValidate method="post">
      <input type="hidden" name="intent" value={intent} />
      <Button variant={variant} width="phone" loading={isSending} loadingLabel={texts.sending}>
        {label}
      </Button>
    </Form>
  )
}
type ActProps = { intent: string; label: string; variant?: 'primary' | 'secondary' | 'quiet' }

/** Codes are off, and how they are begun. */
export const Begin = ({ isOffered }: { isOffered: boolean }) =>
  isOffered ? (
    <Panel>
      <Text>{words.off}</Text>
      <Text kind="muted">{words.how}</Text>
      <Act intent="comecar" label={words.begin} variant="primary" />
    </Panel>
  ) : (
    <Text>{words.notOffered}</Text>
  )

type SetupProps = FormProps & { setup: NonNullable<OwnCodes['setup']> }

/** The picture for the app, the key in words, and the first code of it. */
export function Setup({ setup: { secret, uri }, constraint, lastResult }: SetupProps) {
  const isSending = useIsSending((sent) => sent.has('code') && !sent.has('current_password'))
  const portal = usePortalForm<{ code: string }>({
    ...{ id: 'confirmar-codigos', constraint, lastResult },
    loadValidator: () => import('./validators.ts').then(({ validators }) => ({ validate: validators.code })),
  })
  return (
    <Stack gap={24}>
      <Panel title={words.setup.title}>
        <Text>{words.setup.text}</Text>
        <Stack align="center">
          <QrCode value={uri} label={words.setup.picture} />
        </Stack>
        <CopyField id="chave" label={words.setup.key} value={secret.replace(/(.{4})(?=.)/g, '$1 ')} />
      </Panel>
      <Panel title={words.setup.confirm}>
        <PortalForm {...portal} lastResult={lastResult}>
          <input type="hidden" name="intent" value="confirmar" />
          <CodeField field={portal.fields.code} />
          <Button width="phone" loading={isSending} loadingLabel={texts.sending}>
            {words.setup.submit}
          </Button>
        </PortalForm>
      </Panel>
      <Act intent="comecar" label={words.setup.again} variant="quiet" />
    </Stack>
  )
}

/** A number below which it is said that they come to an end. */
const few = 3

type OnProps = FormProps & { since: string; left: number; isRequired: boolean }

/** Codes are on: what is left, another phone, and the way to take them off. */
export function On({ since, left, isRequired, constraint, lastResult }: OnProps) {
  const { timezone } = useStation()
  return (
    <Stack gap={24}>
      <Panel title={words.on(formatDate(since, timezone))}>
        <Text>{words.left(left)}</Text>
        {left <= few ? <Text>{words.few}</Text> : null}
        <Text kind="muted">{words.renewText}</Text>
        <Act intent="renovar" label={words.renew} />
      </Panel>
      <Panel title={words.change}>
        <Text kind="muted">{words.changeText}</Text>
        <Act intent="comecar" label={words.changeSubmit} />
      </Panel>
      <Panel title={words.end}>
        {isRequired ? <Text>{words.required}</Text> : <End constraint={constraint} lastResult={lastResult} />}
      </Panel>
    </Stack>
  )
}

function End({ constraint, lastResult }: FormProps) {
  const { email } = useMember()
  const isSending = useIsSending((sent) => sent.has('current_password'))
  const portal = usePortalForm<{ current_password: string; code: string }>({
    ...{ id: 'desativar-codigos', constraint, lastResult },
    loadValidator: () => import('./validators.ts').then(({ validators }) => ({ validate: validators.end })),
  })
  const { current_password: password, code } = portal.fields
  return (
    <PortalForm {...portal} lastResult={lastResult}>
      <input type="hidden" name="intent" value="desativar" />
      {/* Password managers learn whose password it is. */}
      <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
      <Text kind="muted">{words.endText}</Text>
      <PasswordField field={password} label={texts.password} autoComplete="current-password" />
      <CodeField field={code} />
      <Button variant="danger" width="phone" loading={isSending} loadingLabel={texts.sending}>
        {words.endSubmit}
      </Button>
    </PortalForm>
  )
}
