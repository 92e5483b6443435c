/** Bytes of a row of a panel: 32 columns of f32. */
export const ROW: usize = 128;
