import { ButtonLink } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { texts } from './texts.ts'

/** A link that is used, old or cut: why, and how to get another. */
export function LinkOver() {
  const { title, text, again } = texts.over
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Heading level={1}>{title}</Heading>
        <Text kind="muted">{text}</Text>
      </Stack>
      <ButtonLink href="/esqueci-minha-senha" width="full">
        {again}
      </ButtonLink>
      <Stack align="center">
        <TextLink href="/login" kind="stand" icon="arrowLeft">
          {texts.back}
        </TextLink>
      </Stack>
    </Stack>
  )
}
