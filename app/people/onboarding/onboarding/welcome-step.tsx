import { Avatar } from '../../../ui/avatar.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { ObjectPicture } from '../../../ui/object-picture.tsx'
import { Heading, Text } from '../../../ui/text.tsx'
import { onboardingHref } from '../onboarding-steps.ts'
import { texts } from '../texts.ts'
import type { OnboardingProps } from './step-props.ts'
import * as css from './steps.css.ts'

/** 'Vamos começar?' Where people make stations of their own, it asks which of the two they came for (STN-U10, GAP-28). */
export function WelcomeStep({ loaded }: OnboardingProps) {
  const { image, canCreate, asksData } = loaded
  const [firstName = ''] = loaded.name.split(' ')
  const words = canCreate ? texts.onboarding.company : texts.onboarding.welcome
  return (
    <Stack gap={32}>
      <Avatar name={loaded.name} src={image ?? undefined} size={96} decorative />
      <Stack gap={8}>
        <Heading level={1}>{words.title}</Heading>
        <Text kind="lead">{words.text(firstName, asksData)}</Text>
      </Stack>
      {canCreate ? (
        <Choices />
      ) : (
        <ButtonLink href={onboardingHref('foto')} width="full" size="large" iconAfter="arrowRight">
          {texts.onboarding.welcome.start}
        </ButtonLink>
      )}
    </Stack>
  )
}

function Choices() {
  const words = texts.onboarding.company
  const choices = [
    { href: onboardingHref('foto'), object: 'star', title: words.participate, help: words.participateHelp },
    { href: '/criar-estacao', object: 'activities', title: words.create, help: words.createHelp },
  ] as const
  return (
    <Stack as="ul" gap={12}>
      {choices.map(({ href, object, title, help }) => (
        <li key={href}>
          <Card href={href} padding="medium">
            <span className={css.choice}>
              <ObjectPicture name={object} size="medium" />
              <span className={css.choiceWords}>
                <strong>{title}</strong>
                <Text as="span" kind="smallMuted">
                  {help}
                </Text>
              </span>
              <Icon name="chevronRight" />
            </span>
          </Card>
        </li>
      ))}
    </Stack>
  )
}
