/** A place of a card's size in the middle of what is around it: cards fly from and to it without changing shape. */
export function CardSpot({ name }: { readonly name: string }) {
  return <span className="card-spot" data-spot={name} aria-hidden="true" />;
}
