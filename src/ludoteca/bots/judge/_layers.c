/* The layers of a small net, one row at a time: whole numbers in, every seat's part of the win out.
 *
 * A row has `numbers` bytes of an observation, mostly zeros, and two bytes for every seat's lead. Zeros are passed over,
 * which makes this several times faster than a product of matrices. numbers.py does the same with NumPy.
 */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define MOST_WIDE 512
#define MOST_NARROW 128
#define MOST_SEATS 8
#define NAME "ludoteca.layers"

typedef struct {
    int numbers, seats, wide, narrow;
    float *most, *first, *first_bias, *second, *second_bias, *third, *third_bias, *skip;
    float *all;
} Net;

static float half(uint16_t bits)
{
    uint32_t sign = (uint32_t)(bits & 0x8000) << 16, exponent = bits >> 10 & 31, fraction = bits & 1023, whole;
    float value;
    if (exponent == 31)
        whole = sign | 0x7F800000 | fraction << 13;
    else if (exponent)
        whole = sign | (exponent + 112) << 23 | fraction << 13;
    else {
        value = (float)fraction / 16777216.0f;
        return sign ? -value : value;
    }
    memcpy(&value, &whole, 4);
    return value;
}

static void release(PyObject *capsule)
{
    Net *net = PyCapsule_GetPointer(capsule, NAME);
    free(net->all);
    free(net);
}

static float *take(float **from, size_t count)
{
    float *start = *from;
    *from += count;
    return start;
}

static PyObject *load(PyObject *self, PyObject *args)
{
    int numbers, seats, wide, narrow;
    Py_buffer weights;
    if (!PyArg_ParseTuple(args, "iiiiy*", &numbers, &seats, &wide, &narrow, &weights))
        return NULL;
    size_t inputs = (size_t)numbers + seats;
    size_t count = numbers + inputs * wide + wide + (size_t)wide * narrow + narrow + (size_t)narrow * seats + seats + 1;
    if (numbers < 1 || wide < 1 || wide > MOST_WIDE || narrow < 1 || narrow > MOST_NARROW || seats < 1 ||
        seats > MOST_SEATS || (size_t)weights.len != count * 2) {
        PyErr_Format(PyExc_ValueError, "a net of this shape has %zu weights, not %zd bytes", count, weights.len);
        PyBuffer_Release(&weights);
        return NULL;
    }
    Net *net = malloc(sizeof(Net));
    float *all = malloc(count * sizeof(float));
    if (!net || !all) {
        free(net);
        free(all);
        PyBuffer_Release(&weights);
        return PyErr_NoMemory();
    }
    const unsigned char *bytes = weights.buf;
    for (size_t at = 0; at < count; at++)
        all[at] = half((uint16_t)(bytes[2 * at] | bytes[2 * at + 1] << 8));
    PyBuffer_Release(&weights);
    net->numbers = numbers, net->seats = seats, net->wide = wide, net->narrow = narrow, net->all = all;
    net->most = take(&all, numbers);
    net->first = take(&all, inputs * wide);
    net->first_bias = take(&all, wide);
    net->second = take(&all, (size_t)wide * narrow);
    net->second_bias = take(&all, narrow);
    net->third = take(&all, (size_t)narrow * seats);
    net->third_bias = take(&all, seats);
    net->skip = all;
    return PyCapsule_New(net, NAME, release);
}

/* Where a processor has wider registers they are used; each sum is made of the same steps, so it comes out the same. */
#if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__)
#define WIDER __attribute__((target_clones("avx2", "default")))
#else
#define WIDER
#endif

WIDER static void add(double *restrict sums, const float *restrict weights, double value, int count)
{
    for (int at = 0; at < count; at++)
        sums[at] += value * weights[at];
}

static float seen(const Net *net, const unsigned char *row, int at)
{
    return row[at] < net->most[at] ? row[at] : net->most[at];
}

static float lead_of(const Net *net, const unsigned char *row, int seat)
{
    const unsigned char *word = row + net->numbers + 2 * seat;
    return (word[0] * 256 + word[1]) * (16.0f / 65535.0f) - 8.0f;
}

/* The first layer of a row from nothing; in double precision, so that a row says the same alone and among others. */
static void begin(const Net *net, const unsigned char *row, double *wide)
{
    for (int at = 0; at < net->wide; at++)
        wide[at] = net->first_bias[at];
    for (int at = 0; at < net->numbers; at++)
        if (row[at])
            add(wide, net->first + (size_t)at * net->wide, seen(net, row, at), net->wide);
    for (int seat = 0; seat < net->seats; seat++)
        add(wide, net->first + (size_t)(net->numbers + seat) * net->wide, lead_of(net, row, seat), net->wide);
}

/* The first layer of a row that is mostly like another whose layer is there: what follows one decision always is. */
static void go_on(const Net *net, const unsigned char *row, const unsigned char *like, double *wide)
{
    for (int from = 0; from < net->numbers; from += 8) {
        int to = from + 8 < net->numbers ? from + 8 : net->numbers;
        if (memcmp(row + from, like + from, to - from))
            for (int at = from; at < to; at++)
                if (row[at] != like[at])
                    add(wide, net->first + (size_t)at * net->wide, seen(net, row, at) - seen(net, like, at), net->wide);
    }
    for (int seat = 0; seat < net->seats; seat++) {
        float change = lead_of(net, row, seat) - lead_of(net, like, seat);
        if (change != 0)
            add(wide, net->first + (size_t)(net->numbers + seat) * net->wide, change, net->wide);
    }
}

WIDER static void judge(const Net *net, const unsigned char *row, const double *wide, double *shares)
{
    float narrow[MOST_NARROW], out[MOST_SEATS], most = -1e30f;
    double total = 0.0;
    memcpy(narrow, net->second_bias, net->narrow * sizeof(float));
    memcpy(out, net->third_bias, net->seats * sizeof(float));
    for (int seat = 0; seat < net->seats; seat++)
        out[seat] += net->skip[0] * lead_of(net, row, seat);
    for (int at = 0; at < net->wide; at++)
        if (wide[at] > 0) {
            float value = (float)wide[at];
            for (int to = 0; to < net->narrow; to++)
                narrow[to] += value * net->second[(size_t)at * net->narrow + to];
        }
    for (int at = 0; at < net->narrow; at++)
        if (narrow[at] > 0)
            for (int seat = 0; seat < net->seats; seat++)
                out[seat] += narrow[at] * net->third[(size_t)at * net->seats + seat];
    for (int seat = 0; seat < net->seats; seat++)
        most = out[seat] > most ? out[seat] : most;
    for (int seat = 0; seat < net->seats; seat++)
        total += shares[seat] = exp((double)out[seat] - most);
    for (int seat = 0; seat < net->seats; seat++)
        shares[seat] /= total;
}

static PyObject *forward(PyObject *self, PyObject *const *args, Py_ssize_t given)
{
    char *rows;
    Py_ssize_t length;
    double shares[MOST_SEATS];
    if (given != 2) {
        PyErr_SetString(PyExc_TypeError, "forward takes a net and its rows");
        return NULL;
    }
    Net *net = PyCapsule_GetPointer(args[0], NAME);
    if (!net || PyBytes_AsStringAndSize(args[1], &rows, &length) < 0)
        return NULL;
    Py_ssize_t size = net->numbers + 2 * net->seats, count = length / size;
    if (count * size != length) {
        PyErr_Format(PyExc_ValueError, "%zd bytes are no whole rows of %zd", length, size);
        return NULL;
    }
    PyObject *found = PyList_New(count * net->seats);
    if (!found)
        return NULL;
    double like[MOST_WIDE], wide[MOST_WIDE];
    for (Py_ssize_t row = 0; row < count; row++) {
        const unsigned char *shown = (const unsigned char *)rows + row * size;
        if (row == 0) {
            begin(net, shown, like);
            memcpy(wide, like, net->wide * sizeof(double));
        } else {
            memcpy(wide, like, net->wide * sizeof(double));
            go_on(net, shown, (const unsigned char *)rows, wide);
        }
        judge(net, shown, wide, shares);
        for (int seat = 0; seat < net->seats; seat++)
            PyList_SET_ITEM(found, row * net->seats + seat, PyFloat_FromDouble(shares[seat]));
    }
    return found;
}

static PyMethodDef methods[] = {
    {"load", load, METH_VARARGS, "load(numbers, seats, wide, narrow, weights): a net of half-precision weights."},
    {"forward", (PyCFunction)(void *)forward, METH_FASTCALL, "forward(net, rows): each row's shares, one after another."},
    {0},
};
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_layers", NULL, -1, methods};

PyMODINIT_FUNC PyInit__layers(void)
{
    PyObject *made = PyModule_Create(&module);
#ifdef Py_GIL_DISABLED /* nets never change once they are loaded, and there is no other state */
    if (made)
        PyUnstable_Module_SetGIL(made, Py_MOD_GIL_NOT_USED);
#endif
    return made;
}
