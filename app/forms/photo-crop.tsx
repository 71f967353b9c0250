import { useState } from 'react'
import { type PercentCrop, ReactCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { Cluster, Stack } from '../ui/layout.tsx'
import { Text } from '../ui/text.tsx'
import * as css from './photo-crop.css.ts'
import { formTexts } from './texts.ts'

/** Begins with the middle, 50 % × 50 % (D1§5): of a picture that is no square, the square in it, as the server cuts it. */
function middleOf({ naturalWidth, naturalHeight }: HTMLImageElement): PercentCrop {
  const side = Math.min(naturalWidth, naturalHeight) / 2
  const [width, height] = [(side / naturalWidth) * 100, (side / naturalHeight) * 100]
  return { unit: '%', x: (100 - width) / 2, y: (100 - height) / 2, width, height }
}
const middle: PercentCrop = { unit: '%', x: 25, y: 25, width: 50, height: 50 }

/**
 * Chooses the part of a photo that appears, a square seen through a round mask, by pointer, finger or arrow keys. What is
 * chosen goes along with the form in per cent; the server does the cutting (ONB-12, SEC-26).
 */
export default function PhotoCrop({ source, onBroken }: { source: string; onBroken: () => void }) {
  const [crop, setCrop] = useState(middle)
  const words = formTexts.photo
  return (
    <Stack gap={16}>
      <Text kind="smallMuted">{words.crop}</Text>
      <div className={css.cropFrame}>
        <ReactCrop
          className={css.cropArea}
          crop={crop}
          onChange={(_, percent) => setCrop(percent)}
          ariaLabels={{ ...ReactCrop.defaultProps?.ariaLabels, cropArea: words.cropLabel } as never}
          minWidth={40}
          minHeight={40}
          aspect={1}
          circularCrop
          keepSelection
        >
          <img
            src={source}
            alt=""
            onError={onBroken}
            onLoad={({ currentTarget }) => setCrop(middleOf(currentTarget))}
          />
        </ReactCrop>
      </div>
      <Cluster gap={16}>
        <Preview source={source} crop={crop} />
        <Text kind="smallMuted">{words.preview}</Text>
      </Cluster>
      {(['x', 'y', 'width', 'height'] as const).map((name) => (
        <input key={name} type="hidden" name={`crop_${name}`} value={crop[name].toFixed(3)} />
      ))}
    </Stack>
  )
}

/** Shows the chosen part as it will look. */
function Preview({ source, crop }: { source: string; crop: PercentCrop }) {
  const [ratio, setRatio] = useState(1)
  // Of the chosen part, in units of the picture's width.
  const side = crop.width / 100 || 1
  const left = crop.x / 100
  const top = crop.y / 100 / ratio
  return (
    <span className={css.preview} aria-hidden>
      <img
        className={css.previewPicture}
        src={source}
        alt=""
        onLoad={({ currentTarget }) => setRatio(currentTarget.naturalWidth / currentTarget.naturalHeight)}
        style={{
          inlineSize: `${100 / side}%`,
          insetInlineStart: `${(-left / side) * 100}%`,
          insetBlockStart: `${(-top / side) * 100}%`,
        }}
      />
    </span>
  )
}
