import { maskEmail } from '#contract/people/onboarding/mask-address.ts'
import { Form } from '../../forms/form.tsx'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { MethodChoice } from './method-choice.tsx'
import { texts } from './texts.ts'

type ChangeMethodProps = { hash: string; email: string; phone: string }

/** How else the code may come: by e-mail only, so far, or by calling (GAP-24, ACC-14). Its address is masked as in the sign-up (ONB-04). */
export function ChangeMethod({ hash, email, phone }: ChangeMethodProps) {
  const { title, text } = texts.signup.steps.verificacao
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Heading level={1}>{title}</Heading>
        <Text kind="muted">{text}</Text>
      </Stack>
      <Form noValidate method="post">
        <Stack gap={24}>
          <MethodChoice
            id="metodo"
            methods={[{ id: hash, type: 'email', email: maskEmail(email), tel: null }]}
            phone={phone}
          />
          <Button width="full" size="large" name="intent" value="metodo">
            {texts.signup.method.submit}
          </Button>
        </Stack>
      </Form>
      <Stack align="center">
        <TextLink href="?" kind="stand" icon="arrowLeft">
          {texts.activation.keep}
        </TextLink>
      </Stack>
    </Stack>
  )
}
