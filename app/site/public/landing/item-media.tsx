import type { SectionItem } from '#contract/site/public/schemas.ts'
import { pictureSource } from '../../../station/picture-source.ts'
import { Picture } from '../../../ui/picture.tsx'
import { VideoFrame } from '../video/video-frame.tsx'
import * as css from './item-media.css.ts'

type ItemMediaProps = {
  item: Pick<SectionItem, 'name' | 'image' | 'video'>
  /** The width at which it is shown, as the attribute `sizes`. */
  sizes: string
  /** Set for a picture that says something the words beside it do not. */
  described?: boolean
  look?: keyof typeof css.pictures
}

/** Shows the video of an item, else its picture, else nothing. */
export function ItemMedia({ item, sizes, described = false, look = 'beside' }: ItemMediaProps) {
  if (item.video)
    return (
      <div className={css.videos[look]}>
        <VideoFrame address={item.video} name={item.name} poster={item.image} fills={look === 'card'} />
      </div>
    )
  if (!item.image) return null
  return (
    <Picture
      {...pictureSource(item.image, { sizes })}
      alt={described ? item.name : ''}
      className={css.pictures[look]}
    />
  )
}
