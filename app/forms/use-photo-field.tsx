import { lazy, Suspense, useEffect, useRef } from 'react'
import { Field } from '../ui/field.tsx'
import { FileInput } from '../ui/file-input.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { ErrorSnackbar } from './form-errors.tsx'
import { acceptedPictures } from './picture-file.ts'
import { formTexts } from './texts.ts'
import { useOccasion } from './use-occasion.ts'
import { usePickedPhoto } from './use-picked-photo.ts'

/** Fetched once a photo is there to be cut: no page carries it in its first load. */
const PhotoCrop = lazy(() => import('./photo-crop.tsx'))

type Options = {
  /** Of the form that the field goes into: `multipart/form-data`. */
  formId: string
  label: string
  maxMegabytes: number
  /** What the action answered: a new object is a new answer. */
  answer: object | undefined
  /** What it said of the photo. */
  refusal: string | undefined
}

/**
 * A photo and the part of it that appears (ONB-12): cut by hand where scripts run, in the middle by the server where not.
 * Put `field` into the form. Wrong files are refused at once, beside the field and in the snackbar. `source` is what was
 * picked, to be shown; `isMissing` is never true without scripts.
 */
export function usePhotoField({ formId, label, maxMegabytes, answer, refusal }: Options) {
  const picked = usePickedPhoto(maxMegabytes, answer)
  const isHydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const answered = useOccasion(formId, answer)
  const error = picked.problem ?? (picked.isNew ? undefined : refusal)
  // Back from the server with a refusal: to the file, as in every form.
  useEffect(() => {
    if (refusal && answer) input.current?.focus()
  }, [refusal, answer])
  const words = formTexts.photo
  const field = (
    <>
      <ErrorSnackbar occasion={picked.problem ? `${formId}-${picked.count}` : answered} message={error} />
      <Field
        id={`${formId}-arquivo`}
        label={label}
        error={error}
        help={`${words.help(maxMegabytes)} ${isHydrated ? '' : words.middle}`}
      >
        <FileInput ref={input} name="image" accept={acceptedPictures} required onChange={picked.pick} />
      </Field>
      {picked.source ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <PhotoCrop key={picked.source} source={picked.source} onBroken={picked.refuse} />
        </Suspense>
      ) : null}
    </>
  )
  return { field, source: picked.source, isMissing: isHydrated && picked.source === null }
}
