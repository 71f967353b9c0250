import { Form } from '../../../forms/form.tsx'
import { usePhotoField } from '../../../forms/use-photo-field.tsx'
import { useIsSending } from '../../../routing/use-is-sending.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Cluster, Stack } from '../../../ui/layout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Text } from '../../../ui/text.tsx'
import { onboardingHref } from '../onboarding-steps.ts'
import { StepHead } from '../steps/step-frame.tsx'
import { texts } from '../texts.ts'
import { countedSteps, type OnboardingProps } from './step-props.ts'

/** Shows an optional photo (ONB-12). */
export function PhotoStep({ loaded, refused }: OnboardingProps) {
  const { asksData, maxMegabytes, name, image } = loaded
  const words = texts.onboarding.photo
  const refusal = refused?.form.error?.image?.[0]
  const photo = usePhotoField({ formId: 'foto', label: words.label, maxMegabytes, answer: refused, refusal })
  const isSending = useIsSending()
  return (
    <Stack gap={24}>
      <StepHead title={words.title} text={words.text} steps={asksData ? countedSteps : []} position={1} />
      {image && !photo.source ? (
        <Cluster gap={16}>
          <Avatar name={name} src={image} size={64} decorative />
          <Text kind="smallMuted">{words.current}</Text>
        </Cluster>
      ) : null}
      <Form noValidate id="foto" method="post" encType="multipart/form-data">
        <Stack gap={24}>
          {photo.field}
          <Button
            width="full"
            size="large"
            disabled={photo.isMissing}
            loading={isSending}
            loadingLabel={texts.sending}
          >
            {words.save}
          </Button>
        </Stack>
      </Form>
      <Stack gap={4} align="center">
        {asksData ? (
          <TextLink href={onboardingHref('dados')} kind="stand">
            {words.skip}
          </TextLink>
        ) : (
          <Form noValidate method="post" action={onboardingHref('fim')}>
            <Button variant="quiet">{words.skip}</Button>
          </Form>
        )}
        <TextLink href={onboardingHref('inicio')} kind="stand" icon="arrowLeft">
          {texts.back}
        </TextLink>
      </Stack>
    </Stack>
  )
}
