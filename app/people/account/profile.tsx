import type { SubmissionResult } from '@conform-to/react'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import type { Behaviour } from '#contract/stations/registry/behaviour.ts'
import type { StationConfig } from '#contract/stations/registry/configuration.ts'
import { CityFields } from '../../forms/city-fields.tsx'
import { DialogButtons } from '../../forms/dialog-buttons.tsx'
import { DateField, PhoneField } from '../../forms/fields.tsx'
import { Form } from '../../forms/form.tsx'
import { PortalForm } from '../../forms/portal-form.tsx'
import { TextField } from '../../forms/text-field.tsx'
import { usePhotoField } from '../../forms/use-photo-field.tsx'
import { usePortalForm } from '../../forms/use-portal-form.ts'
import type { PageHandle } from '../../routing/page-handle.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { useMember } from '../../session/use-member.ts'
import { isOpenOn } from '../../station/navigation.ts'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { type Door, DoorList } from '../../ui/door-list.tsx'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { loadProfile, type ProfileData } from './load-profile.server.ts'
import { OwnDataPanel } from './own-data-panel.tsx'
import { PersonHead } from './person-head.tsx'
import { PlanPanel } from './plan-panel.tsx'
import { askRegistrationChange, savePhoto, saveProfile } from './profile-actions.server.ts'
import * as css from './profile-form.css.ts'
import { RegistrationDialog } from './registration-dialog.tsx'
import { texts } from './texts.ts'

export const handle: PageHandle = { takesFile: 'member' }
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: texts.meta(texts.profile.title, data?.station ?? '') },
]

export const loader = (args: LoaderFunctionArgs) => loadProfile(args)

export async function action(args: ActionFunctionArgs) {
  const { api, participant } = await requireParticipant(args)
  const caller = { api, id: participant.id }
  const dialog = new URL(args.request.url).searchParams.get('dialogo')
  if (dialog === 'foto') return savePhoto(caller, args)
  return dialog === 'cadastro' ? askRegistrationChange(caller, args) : saveProfile(caller, args)
}

const here = '/homepage/perfil'

/** Shows the profile: picture, data, plan, dependents, shortcuts (PRO-01). */
export default function Profile() {
  const profile = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const [query] = useSearchParams()
  const member = { ...useMember(), image: profile.image }
  const words = texts.profile
  const photo = answer?.of === 'photo' ? answer : undefined
  const register = answer?.of === 'register' ? answer : undefined
  return (
    <Container width="reading">
      <Stack gap={48}>
        <Stack gap={24}>
          <Heading level={1}>{words.title}</Heading>
          <PersonHead member={{ ...member, name: member.name.split(/\s+/)[0] ?? '' }}>
            <TextLink href={`${here}?dialogo=foto`} kind="stand" icon="camera">
              {profile.image ? words.photo : words.addPhoto}
            </TextLink>
          </PersonHead>
        </Stack>
        <Stack as="section" gap={24}>
          <Heading level={2}>{words.data}</Heading>
          {profile.register ? (
            <Alert
              title={words.lockedTitle}
              action={
                <TextLink href={`${here}?dialogo=cadastro`} kind="inherit">
                  {texts.registration.open}
                </TextLink>
              }
            >
              {words.locked}
            </Alert>
          ) : null}
          <ProfileForm profile={profile} refused={answer?.of === 'profile' ? answer : undefined} />
        </Stack>
        {profile.own.length > 0 ? <OwnDataPanel own={profile.own} /> : null}
        <PlanPanel plan={profile.plan} />
        {profile.dependents.length > 0 ? (
          <Panel title={words.dependents}>
            <DescriptionList
              items={profile.dependents.map(({ dependente, parentesco }) => ({
                term: dependente,
                value: parentesco,
              }))}
            />
          </Panel>
        ) : null}
        <Panel title={words.access}>
          <Stack gap={16} align="start">
            <Text kind="muted">{words.accessText}</Text>
            <ButtonLink href="/homepage/seguranca" variant="secondary" size="small">
              {words.security}
            </ButtonLink>
          </Stack>
        </Panel>
        <Shortcuts />
      </Stack>
      {query.get('dialogo') === 'foto' ? (
        <PhotoDialog answer={photo} refusal={photo?.form.error.image[0]} closeHref={here} />
      ) : null}
      {query.get('dialogo') === 'cadastro' && profile.register ? (
        <RegistrationDialog
          {...profile.register}
          lastResult={register?.form}
          formKey={register?.key ?? profile.register.key}
          closeHref={here}
        />
      ) : null}
    </Container>
  )
}

/** Shows the shortcuts where the station gives its members those of their account (PRO-04). */
function Shortcuts() {
  const doors = profileShortcuts(useStation())
  if (doors.length === 0) return null
  return (
    <Stack as="section" gap={16}>
      <Heading level={2}>{texts.profile.shortcuts}</Heading>
      <DoorList doors={doors} />
    </Stack>
  )
}

type PhotoDialogProps = {
  /** The last answer of the action: a new object is a new answer. */
  answer: object | undefined
  refusal: string | undefined
  closeHref: string
}

/** Shows the picture and the part of it that appears, at an address of its own (PRO-03). */
function PhotoDialog({ answer, refusal, closeHref }: PhotoDialogProps) {
  const words = texts.photo
  const photo = usePhotoField({ formId: 'foto', label: words.label, maxMegabytes: 1, answer, refusal })
  return (
    <Dialog
      open
      title={words.title}
      closeHref={closeHref}
      actions={
        <DialogButtons
          closeHref={closeHref}
          close={words.cancel}
          form="foto"
          disabled={photo.isMissing}
          loadingLabel={texts.sending}
        >
          {words.save}
        </DialogButtons>
      }
    >
      <Form noValidate id="foto" method="post" encType="multipart/form-data" preventScrollReset>
        {photo.field}
      </Form>
    </Dialog>
  )
}

type Values = { name: string; tel: string; birthday: string; state: string; city: string }
type ProfileFormProps = {
  profile: Pick<ProfileData, 'question' | 'constraint' | 'defaults' | 'states' | 'cities' | 'isLocked'>
  refused: { form: SubmissionResult; cities: string[] } | undefined
}

/** Shows the person's data; where the association keeps them they are read, not written (PRO-02, STN-U14). */
function ProfileForm({ profile, refused }: ProfileFormProps) {
  const { question, constraint, defaults, states, cities, isLocked } = profile
  const lastResult = refused?.form
  const portal = usePortalForm<Values>({
    id: 'perfil',
    constraint,
    lastResult,
    defaultValue: defaults,
    choice: JSON.stringify(question),
    loadValidator: () =>
      import('./validators.ts').then(({ validators }) => ({ validate: validators.profile(question) })),
  })
  const { fields } = portal
  const words = texts.profile
  const isSending = useIsSending()
  return (
    <PortalForm {...portal} lastResult={lastResult}>
      <fieldset disabled={isLocked} className={css.fields}>
        <Stack gap={24}>
          <TextField field={fields.name} label={words.name} autoComplete="name" />
          <DateField field={fields.birthday} label={words.birthday} help={words.birthdayHelp} />
          <PhoneField field={fields.tel} label={words.phone} optional={!question.hasPhone} />
          <CityFields
            state={fields.state}
            city={fields.city}
            states={states}
            cities={refused?.cities ?? cities}
          />
          {isLocked ? null : (
            <Button width="phone" loading={isSending} loadingLabel={texts.sending}>
              {words.save}
            </Button>
          )}
        </Stack>
      </fieldset>
    </PortalForm>
  )
}

const words = texts.profile.shortcut

type Station = { features: StationConfig['features']; behaviour: Behaviour }

/**
 * Gives the seven shortcuts of the profile, of those that the station has; none where `my_account_access` is off
 * (PRO-04). Where vouchers are hidden (STN-026c) the sixth leads to the coupons alone. Pure.
 */
export function profileShortcuts({ features, behaviour }: Station): Door[] {
  if (!features.myAccount) return []
  const doors: Door[] = [
    { href: '/homepage/carteirinha', label: words.card, icon: 'card' },
    { href: '/homepage/extrato/extratos-totais', label: words.statement, icon: 'wallet' },
    { href: '/homepage/pedidos', label: words.orders, icon: 'document' },
    { href: '/homepage/numeros-da-sorte', label: words.lucky, icon: 'star' },
    behaviour.hideVouchers
      ? { href: '/homepage/minhas-compras', label: words.coupons, icon: 'gift' }
      : { href: '/homepage/vouchers', label: words.vouchers, icon: 'ticket' },
    { href: '/homepage/trofeus', label: words.trophies, icon: 'trophy' },
    { href: '/homepage/convites-do-usuario', label: words.invitations, icon: 'users' },
  ]
  const station = { features, behaviour }
  return doors.filter(({ href }) => isOpenOn(station, href))
}
