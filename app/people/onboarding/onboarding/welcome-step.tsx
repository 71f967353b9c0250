import { Avatar } from '../../../ui/avatar.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Heading, Text } from '../../../ui/text.tsx'
import { onboardingHref } from '../onboarding-steps.ts'
import { texts } from '../texts.ts'
import type { OnboardingProps } from './step-props.ts'

/** Shows 'Vamos começar?', and, where people make stations of their own, the way there (STN-U10). */
export function WelcomeStep({ loaded }: OnboardingProps) {
  const { image, canCreate, asksData } = loaded
  const [firstName = ''] = loaded.name.split(' ')
  const words = texts.onboarding.welcome
  return (
    <Stack gap={32}>
      <Avatar name={loaded.name} src={image ?? undefined} size={96} decorative />
      <Stack gap={8}>
        <Heading level={1}>{words.title}</Heading>
        <Text kind="lead">{words.text(firstName, asksData)}</Text>
      </Stack>
      <Stack gap={12} align="center">
        <ButtonLink href={onboardingHref('foto')} width="full" size="large" iconAfter="arrowRight">
          {words.start}
        </ButtonLink>
        {canCreate ? (
          <TextLink href="/criar-estacao" kind="stand">
            {words.create}
          </TextLink>
        ) : null}
      </Stack>
    </Stack>
  )
}
