import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react'
import type { PageHandle } from '../../routing/page-handle.ts'
import { requireParticipant } from '../../session/member.server.ts'
import { useMember } from '../../session/use-member.ts'
import { useStation } from '../../station/use-station.ts'
import { Alert } from '../../ui/alert.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Container, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { DoorList } from './door-list.tsx'
import { loadProfile } from './load-profile.server.ts'
import { PersonHead } from './person-head.tsx'
import { PhotoDialog } from './photo-dialog.tsx'
import { PlanPanel } from './plan-panel.tsx'
import { askRegistrationChange, savePhoto, saveProfile } from './profile-actions.server.ts'
import { ProfileForm } from './profile-form.tsx'
import { profileShortcuts } from './profile-shortcuts.ts'
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

/** Who somebody is: picture, data, plan, dependents, shortcuts (PRO-01). */
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

/** Only where the station gives its members the shortcuts of their account (PRO-04). */
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
