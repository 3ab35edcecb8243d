/**
 * The shape of a catalogue in another language: the same keys, functions of the same figures, lists as long; what is said is
 * free. `Sentences<typeof thai.inbox>` is what `inbox` of another language has to be.
 */
export type Sentences<Thai> = Thai extends (...figures: infer Figures) => infer Said
  ? (...figures: Figures) => Sentences<Said>
  : Thai extends string
    ? string
    : { readonly [Key in keyof Thai]: Sentences<Thai[Key]> }
