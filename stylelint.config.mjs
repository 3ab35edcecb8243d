/** The grammar of style sheets (decision 058): colours are tokens, widths have names, lengths stand on a scale. */

const steps = (...runs) =>
  runs.flatMap(([from, to, by]) => Array.from({ length: (to - from) / by + 1 }, (_, n) => from + n * by))

/** 4 px and its half steps up to 32 px, whole steps above; below 12 px what the eye asks for. */
const spaces = steps([0, 11, 1], [12, 32, 2], [36, 100, 4])
/** Those of the tokens, and the figures between them. */
const sizes = steps([11, 20, 1], [22, 72, 2], [23, 27, 4], [96, 96, 1])
const radii = steps([1, 6, 1], [8, 10, 1], [12, 20, 2])
/** 20 px: the frame of the motifs, which is a border image. */
const borders = [1, 1.5, 2, 3, 20]

/** A length in pixels that is none of these. */
const off = (scale) => [new RegExp(`(?<![\\w.-])(?!-?(?:${scale.join('|')})px)-?\\d*\\.?\\d+px`)]

/** Drawings, and colours that belong to another house. */
const ownColours = [
  'src/features/wheel/WheelPart.module.css',
  'src/features/auth/LineLoginButton.module.css',
  'src/**/styles/{tokens,fonts}.css',
  'src/app/liff/liff-splash.css',
  'liff/**/*.css',
]

export default {
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'color-no-hex': true,
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla'],
    'media-feature-name-disallowed-list': ['width', 'min-width', 'max-width'],
    'declaration-property-value-disallowed-list': {
      '/^(margin|padding|gap|row-gap|column-gap)/': off(spaces),
      '/^font(-size)?$/': [new RegExp(`(?<![\\w./-])(?<!/ )(?!(?:${sizes.join('|')})px)\\d*\\.?\\d+px`)],
      '/radius$/': off(radii),
      '/^(border|outline)(-(top|right|bottom|left|block|inline))?(-width)?$/': off(borders),
    },
    'declaration-block-no-duplicate-properties': [
      true,
      { ignore: ['consecutive-duplicates-with-different-values'] },
    ],
    'declaration-block-no-shorthand-property-overrides': true,
    'block-no-empty': true,
    'no-duplicate-at-import-rules': true,
    'no-invalid-double-slash-comments': true,
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'unit-no-unknown': true,
  },
  overrides: [
    { files: ownColours, rules: { 'color-no-hex': null, 'function-disallowed-list': null } },
    { files: ['src/**/styles/media.css'], rules: { 'media-feature-name-disallowed-list': null } },
  ],
}
