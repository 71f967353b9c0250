import { type ChangeEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { pictureTexts } from '#contract/picture-texts.ts'
import { Field } from '../ui/field.tsx'
import { FileInput } from '../ui/file-input.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { ErrorSnackbar } from './form-errors.tsx'
import { acceptedPictures, pictureProblem, readAsAddress } from './picture-file.ts'
import { formTexts } from './texts.ts'
import { useOccasion } from './use-occasion.ts'

/** Fetched once a photo is there to be cut: no page carries it in its first load. */
const PhotoCrop = lazy(() => import('./photo-crop.tsx'))

type Options = {
  /** The id of the form that the field goes into: `multipart/form-data`. */
  formId: string
  label: string
  maxMegabytes: number
  /** The last answer of the action: a new object is a new answer. */
  answer: object | undefined
  /** The refusal of the photo in that answer. */
  refusal: string | undefined
}

/**
 * Prepares a photo and the part of it that appears (ONB-12): cut by hand where scripts run, in the middle by the server
 * where not. Put `field` into the form. Wrong files are refused at once, beside the field and in the snackbar. `source`
 * is what was picked, to be shown; `isMissing` is never true without scripts.
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

type Picked = {
  /** A data address to show it by: the policy of the pages lets no other through. */
  source: string | null
  problem?: string
  after?: unknown
}

/**
 * Holds the picked photo, or its problem before anything is sent (ONB-12). `answer` is what the server said last:
 * `isNew` tells a photo picked since then from the one it was said of. `count` is new with each that was picked.
 */
function usePickedPhoto(maxMegabytes: number, answer: unknown) {
  const [{ count, ...picked }, setPicked] = useState<Picked & { count: number }>({ source: null, count: 0 })
  const put = (next: Picked) => setPicked((before) => ({ ...next, count: before.count + 1 }))

  async function pick(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0]
    if (!file) return put({ source: null })
    const problem = pictureProblem(file, maxMegabytes)
    put(problem ? { source: null, problem } : { source: await readAsAddress(file), after: answer })
  }
  /** Refuses a photo that the browser cannot show. */
  const refuse = () => put({ source: null, problem: pictureTexts.wrongType })
  return { ...picked, count, isNew: picked.source !== null && picked.after === answer, pick, refuse }
}
