import { Form, useNavigation } from '@remix-run/react'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { ErrorSnackbar } from '../../forms/form-errors.tsx'
import { useOccasion } from '../../forms/use-occasion.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FileInput } from '../../ui/file-input.tsx'
import { Cluster, Stack } from '../../ui/layout.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Text } from '../../ui/text.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { onboardingHref } from '../onboarding-steps.ts'
import { StepHead } from '../steps/step-frame.tsx'
import { texts } from '../texts.ts'
import { countedSteps, type OnboardingProps } from './step-props.ts'
import { acceptedTypes, usePickedPhoto } from './use-picked-photo.ts'

/** Fetched once a photo is there to be cut. */
const PhotoCrop = lazy(() => import('./photo-crop.tsx'))
const inputId = 'foto-arquivo'

/** An optional photo (ONB-12): cut in the browser where scripts run, in the middle by the server where not. */
export function PhotoStep({ loaded, refused }: OnboardingProps) {
  const { maxMegabytes, name, image } = loaded
  const words = texts.onboarding.photo
  const picked = usePickedPhoto(maxMegabytes, refused)
  const isHydrated = useHydrated()
  const isSending = useNavigation().formMethod === 'POST'
  const input = useRef<HTMLInputElement>(null)
  const occasion = useOccasion('foto', refused)
  const error = picked.problem ?? (picked.isNew ? undefined : refused?.form.error?.image?.[0])
  // Back from the server with a refusal: to the file, as in every form.
  useEffect(() => {
    if (refused) input.current?.focus()
  }, [refused])
  return (
    <Stack gap={24}>
      <StepHead title={words.title} text={words.text} steps={countedSteps} position={1} />
      {image && !picked.source ? (
        <Cluster gap={16}>
          <Avatar name={name} src={image} size={64} decorative />
          <Text kind="smallMuted">{words.current}</Text>
        </Cluster>
      ) : null}
      <Form id="foto" method="post" encType="multipart/form-data">
        <Stack gap={24}>
          <ErrorSnackbar occasion={occasion} message={error} />
          <Field
            id={inputId}
            label={words.label}
            error={error}
            help={`${words.help(maxMegabytes)} ${isHydrated ? '' : words.middle}`}
          >
            <FileInput ref={input} name="image" accept={acceptedTypes} required onChange={picked.pick} />
          </Field>
          {picked.source ? (
            <Suspense fallback={<Skeleton shape="block" />}>
              <PhotoCrop key={picked.source} source={picked.source} onBroken={picked.refuse} />
            </Suspense>
          ) : null}
          <Button
            width="full"
            size="large"
            disabled={isHydrated && !picked.source}
            loading={isSending}
            loadingLabel={texts.sending}
          >
            {words.save}
          </Button>
        </Stack>
      </Form>
      <Stack gap={4} align="center">
        <TextLink href={onboardingHref('dados')} kind="stand">
          {words.skip}
        </TextLink>
        <TextLink href={onboardingHref('inicio')} kind="stand" icon="arrowLeft">
          {texts.back}
        </TextLink>
      </Stack>
    </Stack>
  )
}
