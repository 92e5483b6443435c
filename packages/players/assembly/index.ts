// The learner's kernels, in AssemblyScript with SIMD: everything a network computes, over addresses that the caller gives.
// Nothing is allocated here; packages/players/src/kernels lays out the memory.
//
// A MATRIX lies in panels of 32 columns: [panel][row][32] of f32. A row of a panel is 128 bytes, two cache lines, and fits
// into eight registers of four lanes. `rows` is how many rows a panel has room for.
//
// A LIST is one row of a sparse matrix: entries of 8 bytes, an i32 index and an f32 value. `lists` is the address of a
// table with 8 bytes for each list: the address of its first entry, and the address after its last.
//
// Multiplications and additions are rounded one by one, in an order that does not depend on the machine. The plain twin
// (plain-net.ts) keeps the same order and gives the same bits.
export { adam } from './adam';
export { combine, dots } from './combine';
export { collectColumns, transpose, transposeLists } from './transpose';
export { gate, rectify } from './units';
