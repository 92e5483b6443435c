/** An empty box of a card's size, as a source and target of animations. */
export function CardSpot({ name }: { readonly name: string }) {
  return <span className="card-spot" data-spot={name} aria-hidden="true" />;
}
