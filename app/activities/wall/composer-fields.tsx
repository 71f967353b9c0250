import { type ChangeEvent, useRef, useState } from 'react'
import {
  postImageBytes,
  postLength,
  postVideoBytes,
  postVideoEndings,
} from '#contract/activities/wall/limits.ts'
import { mediaTexts } from '#contract/activities/wall/texts.ts'
import { Form } from '../../forms/form.tsx'
import { ErrorSnackbar } from '../../forms/form-errors.tsx'
import { goesWithout, RefusedFile } from '../../forms/refused-file.tsx'
import { useOccasion } from '../../forms/use-occasion.ts'
import { useIsSending } from '../../routing/use-is-sending.ts'
import { useMember } from '../../session/use-member.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FileInput } from '../../ui/file-input.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Progress } from '../../ui/progress.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { PostPart } from './send-post.server.ts'
import { texts } from './texts.ts'
import { useVideoPost } from './use-video-post.ts'
import * as css from './wall.css.ts'
import type { WallAnswer } from './wall-actions.server.ts'
import { wallPath } from './wall-address.ts'

/** The id of the field for the words. */
export const postFieldId = 'post'

type Props = {
  formKey: string
  answer: WallAnswer | undefined
  /** A video that came without scripts was larger than any may be. */
  isTooLarge: boolean
  /** The text that was unfinished when the page was left. */
  kept: string
  onType: (typed: string) => void
  /** Something else is written, chosen or sent. */
  onNext: () => void
  onVideoPosted: () => void
}

/** Shows a text, and one picture or one video; a video is sent while the page says how much has gone (SOC-02 to SOC-05). */
export function ComposerFields({ formKey, answer, isTooLarge, kept, onType, onNext, onVideoPosted }: Props) {
  const { name, image } = useMember()
  const isHydrated = useHydrated()
  const isSending = useIsSending((form) => form.get('chave') === formKey)
  const picked = usePickedMedia()
  const video = useVideoPost(onVideoPosted)
  const isUploading = video.percent > 0
  // What was refused is not said of a file that was chosen since.
  const [mended, setMended] = useState<WallAnswer>()
  const refused = video.refused ?? (answer === mended ? undefined : answer)
  const problemOf = (part: PostPart) => (refused?.part === part ? (refused.problem ?? undefined) : undefined)
  const occasion = useOccasion('post-enviado', answer)
  return (
    <Form
      noValidate
      method="post"
      encType="multipart/form-data"
      action={wallPath}
      preventScrollReset
      className={css.composer}
      onSubmit={(event) => {
        onNext()
        if (picked.refused && !goesWithout(event)) event.preventDefault()
        else video.sendInstead(event)
      }}
    >
      <input type="hidden" name="mural" value="postar" />
      <input type="hidden" name="chave" value={formKey} />
      {isHydrated ? <input type="hidden" name="quiet" value="1" /> : null}
      <ErrorSnackbar occasion={occasion} message={answer?.problem ?? undefined} />
      <fieldset
        disabled={isUploading}
        className={css.parts}
        onChange={({ target }) => {
          onNext()
          if (!(target instanceof HTMLInputElement) || !target.files?.length) return
          setMended(answer)
          video.forget()
        }}
      >
        <div className={css.saying}>
          <Avatar name={name} src={image ?? undefined} decorative />
          <Field id={postFieldId} label={texts.field} error={problemOf('description')} className={css.grows}>
            <TextArea
              name="description"
              rows={3}
              className={css.field}
              dir="auto"
              maxLetters={postLength}
              defaultValue={answer?.typed || kept}
              onChange={({ target }) => onType(target.value)}
            />
          </Field>
        </div>
        <MediaFields
          picked={picked}
          refused={{
            image: problemOf('imagem'),
            video: problemOf('video') ?? (isTooLarge ? mediaTexts.tooLarge : undefined),
          }}
        />
      </fieldset>
      {picked.refused ? (
        <RefusedFile fileName={picked.refused.name} goOn={texts.sendWithout[picked.refused.kind]} />
      ) : null}
      {isUploading ? (
        <div role="status" className={css.uploading}>
          <Progress label={texts.uploading} value={video.percent} max={100} />
        </div>
      ) : null}
      <div className={css.send}>
        {isUploading ? (
          <Button type="button" variant="quiet" onClick={video.cancel}>
            {texts.cancel}
          </Button>
        ) : (
          <Button loading={isSending} loadingLabel={texts.sending}>
            {texts.send}
          </Button>
        )}
      </div>
    </Form>
  )
}

type MediaProps = {
  picked: ReturnType<typeof usePickedMedia>
  /** The platform's words against a sent file. */
  refused: { image: string | undefined; video: string | undefined }
}

/** Asks for a picture or a video; the second replaces the first (SOC-05), and without scripts the platform takes one of them only. */
export function MediaFields({ picked, refused }: MediaProps) {
  const problems = { ...refused, ...picked.problems }
  const hasProblem = problems.image !== undefined || problems.video !== undefined
  const [isOpened, setIsOpened] = useState(hasProblem)
  // It stays open when a good file has taken the place of the refused one: it would close over its name.
  if (hasProblem && !isOpened) setIsOpened(true)
  return (
    <details className={css.media} open={isOpened || undefined}>
      <summary className={css.act}>
        <Icon name="image" size={20} />
        {texts.media}
      </summary>
      <div className={css.files}>
        <Field id="imagem" label={texts.image} error={problems.image} help={texts.imageHelp}>
          <FileInput name="imagem" accept={acceptedImages} ref={picked.image} onChange={picked.pickImage} />
        </Field>
        <Field id="video" label={texts.video} error={problems.video} help={texts.videoHelp}>
          <FileInput name="video" accept={acceptedVideos} ref={picked.video} onChange={picked.pickVideo} />
        </Field>
      </div>
    </details>
  )
}

type Problems = { image?: string; video?: string }
/** A file that cannot be taken: nothing is sent until somebody chooses another one, or goes on without it. */
type Refused = { name: string; kind: keyof Problems }
type Picking = ChangeEvent<HTMLInputElement>

/** Refuses a file as soon as it is picked, before it is sent; of two media the second stays (SOC-03 to SOC-05, GAP-45). */
export function usePickedMedia() {
  const image = useRef<HTMLInputElement>(null)
  const video = useRef<HTMLInputElement>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [refused, setRefused] = useState<Refused | null>(null)
  const pick = (
    { target }: Picking,
    name: keyof Problems,
    problemOf: (file: File) => string | undefined,
    other: HTMLInputElement | null,
  ) => {
    const file = target.files?.[0]
    const problem = file && problemOf(file)
    setProblems(problem ? { [name]: problem } : {})
    setRefused(problem ? { name: file.name, kind: name } : null)
    if (problem) target.value = ''
    else if (file && other) other.value = ''
  }
  return {
    image,
    video,
    problems,
    refused,
    pickImage: (event: Picking) => pick(event, 'image', imageProblem, video.current),
    pickVideo: (event: Picking) => pick(event, 'video', videoProblem, image.current),
  }
}

/** The types that the browser offers (D2§5). */
const acceptedImages = 'image/jpeg,image/png'

const acceptedVideos = [...postVideoEndings, 'video/mp4', 'video/quicktime'].join()

type Picked = Pick<File, 'size' | 'type'>

/** Gives the problem of a picked picture; the server finds out what it really is (SOC-03, GAP-45). Pure. */
function imageProblem({ size, type }: Picked): string | undefined {
  if (!acceptedImages.split(',').includes(type)) return mediaTexts.wrongType
  return size > postImageBytes ? mediaTexts.tooLarge : undefined
}

/** Gives the problem of a picked video, which is known by the ending of its name (SOC-04, GAP-45, GAP-46). Pure. */
function videoProblem({ size, name }: Pick<File, 'size' | 'name'>): string | undefined {
  if (!postVideoEndings.some((ending) => name.toLowerCase().endsWith(ending))) return mediaTexts.wrongType
  return size > postVideoBytes ? mediaTexts.tooLarge : undefined
}
