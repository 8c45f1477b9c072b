import type { Liberty } from '../../liberty.js'

/** Other images of checks. */
const liberties: readonly Liberty[] = [
  {
    name: 'check-images-tiff',
    sentence: 'Images of checks are TIFF, in capitals.',
    because: 'They are typically JPEG or PNG, not always.',
    behaviour: {
      checkImage: () => ({ mediaType: 'IMAGE/TIFF', bytes: new Uint8Array([73, 73, 42, 0, 8, 0]) }),
    },
  },
  {
    name: 'check-images-same-for-both',
    sentence: 'Front and back of a check are one JPEG image.',
    because: 'What an image shows is not shown.',
    behaviour: ({ checkImage }) => ({ checkImage: () => checkImage('back') }),
  },
  {
    name: 'check-images-as-bytes',
    sentence: 'Images of checks are answered as bytes of which the kind is not told.',
    because: 'A link leads to image content; how that is told is not shown.',
    behaviour: ({ checkImage }) => ({
      checkImage: (side) => ({ ...checkImage(side), mediaType: 'application/octet-stream' }),
    }),
  },
  {
    name: 'check-images-elsewhere',
    sentence: 'A request for an image is sent on to where images are kept.',
    because: 'How image content is answered is not shown.',
    response: (response, { url }) =>
      /image/i.test(response.headers.get('content-type') ?? '')
        ? new Response(null, { status: 302, headers: { location: `${url}?from=store` } })
        : response,
  },
]

export default liberties
